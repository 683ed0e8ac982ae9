import { Box, Link, Stack } from '@mui/material'
import { LinkBase } from 'react-admin'
import { FileLink } from '../../admin/uploads.ts'
import { Panel } from './Panel.tsx'
import { type Sheet, useDealTexts } from './useSheet.ts'

interface Target {
  readonly to: string
  readonly label: string
}

function targetsOf({ invoice, statement, ownCar, auction }: Sheet, t: ReturnType<typeof useDealTexts>['t']): readonly Target[] {
  const document = (kind: 'invoice' | 'statement', found: Sheet['invoice']) =>
    found ? [{ to: `/invoices/${found.id}/show`, label: t(`deals.documents.${kind}`, { number: found.number ?? '' }) }] : []
  return [
    ...document('invoice', invoice),
    ...document('statement', statement),
    ...(ownCar ? [{ to: `/cars/${ownCar}/show`, label: t('deals.documents.car') }] : []),
    { to: `/-/AvailableCarsBidding/${auction}`, label: t('deals.documents.auction') },
  ]
}

/** Invoice, statement, car, auction and papers. */
export const Documents = ({ sheet }: { readonly sheet: Sheet }) => {
  const { t } = useDealTexts()
  return (
    <Panel title={t('deals.documents.title')}>
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
        {targetsOf(sheet, t).map(({ to, label }) => (
          <li key={to}>
            <Link component={LinkBase} to={to}>
              {label}
            </Link>
          </li>
        ))}
        {sheet.papers.map(({ id }) => (
          <Box component="li" key={id}>
            <FileLink id={id} />
          </Box>
        ))}
      </Stack>
    </Panel>
  )
}
