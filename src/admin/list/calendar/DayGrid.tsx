import { Box } from '@mui/material'
import { useLocaleState } from 'react-admin'
import { dateFormat } from '../../../model/values/keptFormats.ts'
import { intlLocale } from '../../../providers/i18n/format.ts'
import { DayCell } from './DayCell.tsx'
import type { Shown } from './shown.ts'

const GRID = { borderTop: '1px solid var(--line)', typography: 'body2', minWidth: 0 } as const

const WEEK = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } as const

const NAME = {
  py: 0.75,
  textAlign: 'center',
  typography: 'caption',
  fontWeight: 600,
  color: 'text.secondary',
  borderBottom: '1px solid var(--line)',
  overflow: 'hidden',
} as const

/** Records that a day names in a month and in a week. */
const MOST = { month: 3, week: 20 } as const

interface Props {
  readonly span: keyof typeof MOST
  readonly days: readonly string[]
  readonly shown: Shown
  readonly label: string
}

const weeksOf = (days: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: days.length / 7 }, (_, at) => days.slice(7 * at, 7 * at + 7))

/** The days of a month or week, as a grid that the keyboard walks through. */
export const DayGrid = ({ span, days, shown, label }: Props) => {
  const locale = intlLocale(useLocaleState()[0])
  const weeks = weeksOf(days)
  const named = (day: string, weekday: 'short' | 'long') =>
    dateFormat(locale, { weekday, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
  const height =
    span === 'week' ? 'max(320px, calc(100dvh - var(--bar, 64px) - 300px))' : 'max(84px, calc((100dvh - var(--bar, 64px) - 290px) / 5))'
  return (
    <Box role="grid" aria-label={label} sx={GRID}>
      <Box role="row" sx={WEEK}>
        {weeks[0]?.map((day) => (
          <Box key={day} role="columnheader" aria-label={named(day, 'long')} sx={NAME}>
            {named(day, 'short')}
          </Box>
        ))}
      </Box>
      {weeks.map((week) => (
        <Box key={week[0]} role="row" sx={WEEK} style={{ gridAutoRows: `minmax(${height}, auto)` }}>
          {week.map((day) => (
            <DayCell
              key={day}
              day={day}
              shown={shown}
              most={MOST[span]}
              outside={span === 'month' && day.slice(0, 7) !== days[7]?.slice(0, 7)}
            />
          ))}
        </Box>
      ))}
    </Box>
  )
}
