import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { useLocaleState } from 'react-admin'
import { addDays } from '../../../model/values/days.ts'
import { dateFormat } from '../../../model/values/keptFormats.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { intlLocale } from '../../../providers/i18n/format.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { addMonths, SPANS } from './calendarDays.ts'
import type { Cursor } from './useCursor.ts'

const HEAD = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: { xs: 1, sm: 2 }, pb: 1.5 } as const

const instant = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** `November 2026`, of a week the days that it has. */
const useTitle = ({ span, day, days }: Cursor): string => {
  const locale = intlLocale(useLocaleState()[0])
  const format = (options: Intl.DateTimeFormatOptions) => dateFormat(locale, { ...options, timeZone: 'UTC' })
  if (span !== 'week') return format({ month: 'long', year: 'numeric' }).format(instant(day))
  return format({ day: 'numeric', month: 'short', year: 'numeric' }).formatRange(instant(days[0] ?? day), instant(days.at(-1) ?? day))
}

/** What the calendar shows, and the way to other days. */
export const CalendarHead = ({ cursor, today }: { readonly cursor: Cursor; readonly today: string }) => {
  const t = useAreaTexts('shapes')
  const { day, span, go, setSpan } = cursor
  const title = useTitle(cursor)
  const step = (by: 1 | -1) => go(span === 'week' ? addDays(day, 7 * by) : addMonths(day, by))
  return (
    <Box sx={HEAD}>
      <Button variant="outlined" size="small" onClick={() => go(today)}>
        {t('shapes.calendar.today')}
      </Button>
      <IconButton size="small" aria-label={t('shapes.calendar.previous')} title={t('shapes.calendar.previous')} onClick={() => step(-1)}>
        <ChevronLeft className="pointing" fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={t('shapes.calendar.next')} title={t('shapes.calendar.next')} onClick={() => step(1)}>
        <ChevronRight className="pointing" fontSize="small" />
      </IconButton>
      <Typography component="h2" variant="subtitle1" aria-live="polite" sx={{ flex: 1, fontWeight: 600, whiteSpace: 'nowrap' }}>
        {title}
      </Typography>
      <SegmentedControl
        label={t('shapes.calendar.span')}
        segments={SPANS.map((name) => ({ name, label: t(`shapes.calendar.spans.${name}`) }))}
        value={span}
        onChange={setSpan}
      />
    </Box>
  )
}
