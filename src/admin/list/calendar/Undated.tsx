import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { countChange } from '../shape/moves.ts'
import { UNDATED } from './calendarDays.ts'
import { DayRecordList } from './DayRecordList.tsx'
import type { Shown } from './shown.ts'

/** At the window's end, so that its records have a short way to every day. */
const PART = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  px: { xs: 1, sm: 2 },
  py: 0.5,
  borderTop: '1px solid var(--line)',
  backgroundColor: 'var(--paper)',
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
    maxHeight: '28dvh',
    overflowY: 'auto',
    p: '2px',
    pb: 1,
  },
  '@media print': { position: 'static', '& ul': { maxHeight: 'none' } },
} as const

/** How many records have no date; opened, all of them, to be moved to a day. */
export const Undated = ({ shown }: { readonly shown: Shown }) => {
  const t = useAreaTexts('shapes')
  const [open, setOpen] = useState(false)
  const count = shown.dayOf(UNDATED).count + countChange(UNDATED, shown.moves)
  if (shown.dayOf(UNDATED).count === 0) return null
  return (
    <Box component="section" data-day={UNDATED} sx={PART}>
      <Button size="small" aria-expanded={open} endIcon={open ? <ExpandMore /> : <ExpandLess />} onClick={() => setOpen(!open)}>
        {t('shapes.calendar.undated', { smart_count: count, count })}
      </Button>
      {open && <DayRecordList movable day={UNDATED} shown={shown} />}
    </Box>
  )
}
