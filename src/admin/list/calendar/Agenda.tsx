import { Box, Typography } from '@mui/material'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { DayRecordList } from './DayRecordList.tsx'
import type { Shown } from './shown.ts'

const DAY = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '230px minmax(0, 1fr)' },
  gap: { xs: 0.5, sm: 2 },
  px: { xs: 1.5, sm: 2 },
  py: 1.25,
  borderTop: '1px solid var(--line)',
  '& h3[data-today]': { color: 'primary.main' },
} as const

interface Props {
  readonly days: readonly string[]
  readonly shown: Shown
}

/** The days that have records, below each other. */
export const Agenda = ({ days, shown }: Props) => {
  const t = useAreaTexts('shapes')
  const busy = days.filter((day) => shown.dayOf(day).count > 0)
  if (busy.length === 0)
    return (
      <Box sx={{ p: 3, textAlign: 'center', color: 'text.secondary', borderTop: '1px solid var(--line)' }}>
        {t('shapes.calendar.empty')}
      </Box>
    )
  return busy.map((day) => (
    <Box key={day} component="section" sx={DAY}>
      <Typography component="h3" variant="body2" data-today={day === shown.today ? '' : undefined} sx={{ fontWeight: 600, pt: 0.25 }}>
        {shown.nameOf(day)}
      </Typography>
      <DayRecordList detailed day={day} shown={shown} />
    </Box>
  ))
}
