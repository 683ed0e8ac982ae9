import { useDroppable } from '@dnd-kit/core'
import { Box, Typography } from '@mui/material'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { isFree } from '../shape/dragging.ts'
import { countChange } from '../shape/moves.ts'
import { AddButton } from './DayCell.tsx'
import { DayRecordList } from './DayRecordList.tsx'
import type { Shown } from './shown.ts'

const DAY = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '230px minmax(0, 1fr)' },
  gap: { xs: 0.5, sm: 2 },
  px: { xs: 1.5, sm: 2 },
  py: 1.25,
  borderTop: '1px solid var(--line)',
  '&[data-over]': { backgroundColor: 'var(--primary-subtle)', boxShadow: 'inset 0 0 0 2px var(--primary)' },
  '& h3[data-today]': { color: 'primary.main' },
} as const

const HEAD = { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1 } as const

interface DayProps {
  readonly day: string
  readonly shown: Shown
}

const AgendaDay = ({ day, shown }: DayProps) => {
  const { setNodeRef, isOver, active } = useDroppable({ id: day, data: { day } })
  return (
    <Box component="section" ref={setNodeRef} data-over={isOver && isFree(active) ? '' : undefined} sx={DAY}>
      <Box sx={HEAD}>
        <Typography component="h3" variant="body2" data-today={day === shown.today ? '' : undefined} sx={{ fontWeight: 600, pt: 0.25 }}>
          {shown.nameOf(day)}
        </Typography>
        <AddButton day={day} shown={shown} />
      </Box>
      <DayRecordList detailed movable day={day} shown={shown} />
    </Box>
  )
}

interface Props {
  readonly days: readonly string[]
  readonly shown: Shown
  /** Whether days without records are listed too. */
  readonly all: boolean
}

/** Days with their records, below each other. */
export const Agenda = ({ days, shown, all }: Props) => {
  const t = useAreaTexts('shapes')
  const listed = days.filter((day) => all || shown.dayOf(day).count + countChange(day, shown.moves) > 0)
  if (listed.length === 0)
    return (
      <Box sx={{ p: 3, textAlign: 'center', color: 'text.secondary', borderTop: '1px solid var(--line)' }}>
        {t('shapes.calendar.empty')}
      </Box>
    )
  return listed.map((day) => <AgendaDay key={day} day={day} shown={shown} />)
}
