import { Box, Stack, Typography } from '@mui/material'
import { useLocaleState } from 'react-admin'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatMoney } from '../../../providers/i18n/format.ts'
import { useLabelled } from '../../../providers/i18n/useLabelled.ts'
import { type AgeingRow, COLUMNS, tone } from './ageingRow.ts'

const AMOUNTS = {
  ...{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: 0.25, fontSize: '0.8125rem' },
  ...{ fontVariantNumeric: 'tabular-nums', '& dt': { color: 'text.secondary' }, '& dd': { m: 0, textAlign: 'end' } },
} as const

interface Props {
  readonly label: string
  /** Label of the rows' `more`. */
  readonly more?: string | undefined
  readonly rows: readonly AgeingRow[]
}

/** Ageing for narrow pages: a card per row, without zero amounts. */
export const AgeingCards = ({ label, more, rows }: Props) => {
  const t = useAreaTexts('money')
  const labelled = useLabelled()
  const [locale] = useLocaleState()
  return (
    <Stack component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
      {rows.map((row) => (
        <Box component="li" key={row.key} sx={{ border: '1px solid var(--line)', borderRadius: 1, p: 1.5 }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, mb: 0.75 }}>
            <Box sx={{ minWidth: 0, fontWeight: 600 }}>{row.head}</Box>
            {row.action}
          </Stack>
          <Box component="dl" sx={AMOUNTS}>
            {COLUMNS.filter((column) => column === 'balance' || Number(row[column]) !== 0).map((column) => [
              <dt key={`${column} label`}>{t(`money.buckets.${column}`)}</dt>,
              <Box
                component="dd"
                key={column}
                sx={{ color: tone(column, row[column]), fontWeight: column === 'balance' ? 600 : undefined }}
              >
                <bdi>{formatMoney(row[column], row.currency, locale)}</bdi>
              </Box>,
            ])}
          </Box>
          {more !== undefined && (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 0.75 }}>
              {labelled(more)}
              {row.more}
            </Typography>
          )}
        </Box>
      ))}
    </Stack>
  )
}
