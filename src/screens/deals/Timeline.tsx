import Done from '@mui/icons-material/CheckCircle'
import Waiting from '@mui/icons-material/RadioButtonUnchecked'
import { Box, Typography } from '@mui/material'
import { Panel } from './Panel.tsx'
import { type Sheet, useDealTexts } from './useSheet.ts'

interface Step {
  readonly name: 'offered' | 'won' | 'invoiced' | 'paid' | 'papers' | 'released' | 'pickedUp'
  readonly at: string | null
}

/** A second chance is won when it is accepted; until then `won` is the time of its offer. */
const beginOf = ({ won, status }: Pick<Sheet, 'won' | 'status'>): readonly Step[] =>
  status === 'offered' || status === 'declined'
    ? [
        { name: 'offered', at: won },
        { name: 'won', at: null },
        { name: 'invoiced', at: null },
      ]
    : [
        { name: 'won', at: won },
        { name: 'invoiced', at: won },
      ]

const stepsOf = (sheet: Sheet): readonly Step[] => [
  ...beginOf(sheet),
  { name: 'paid', at: sheet.paid },
  { name: 'papers', at: sheet.released },
  { name: 'released', at: sheet.released },
  { name: 'pickedUp', at: sheet.pickedUp },
]

/** The steps of a deal, completed ones with their time. */
export const Timeline = ({ sheet }: { readonly sheet: Sheet }) => {
  const { t, moment } = useDealTexts()
  const ended = ['defaulted', 'declined', 'refunded'].includes(sheet.status)
  return (
    <Panel title={t('deals.steps.title')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {stepsOf(sheet)
          .filter(({ at }) => at !== null || !ended)
          .map(({ name, at }) => (
            <Box component="li" key={name} sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
              {at ? <Done color="success" fontSize="small" /> : <Waiting color="disabled" fontSize="small" />}
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ fontWeight: at ? 600 : 400, lineHeight: 1.35 }} color={at ? 'text.primary' : 'text.secondary'}>
                  {t(`deals.steps.${name}`)}
                </Typography>
                <Typography variant="caption" color="text.secondary">
                  {at ? moment(at) : t('deals.steps.waiting')}
                </Typography>
              </Box>
            </Box>
          ))}
      </Box>
      {ended && <Typography sx={{ mt: 2 }}>{t(`deals.ended.${sheet.status}`)}</Typography>}
    </Panel>
  )
}
