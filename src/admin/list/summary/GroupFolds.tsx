import UnfoldLess from '@mui/icons-material/UnfoldLess'
import UnfoldMore from '@mui/icons-material/UnfoldMore'
import { Box, Button } from '@mui/material'
import { createContext, type ReactNode, useContext, useRef, useState } from 'react'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useSeen } from '../shape/useSeen.ts'

/** What the button for all groups has done last, and how often it was pressed. */
interface Fold {
  readonly open: boolean
  readonly turn: number
}

const AllGroups = createContext<readonly [all: Fold, fold: (all: Fold) => void]>([{ open: false, turn: 0 }, () => undefined])

/** Around groups that one button expands or collapses. */
export const GroupFolds = ({ children }: { readonly children: ReactNode }) => (
  <AllGroups value={useState<Fold>({ open: false, turn: 0 })}>{children}</AllGroups>
)

const HEAD = {
  gridColumn: '1 / -1',
  px: { xs: 0.5, sm: 1.5 },
  py: 0.5,
  borderTop: '1px solid var(--line)',
  '@media print': { display: 'none' },
} as const

/** Expands or collapses all groups, also those within others. */
export const FoldAll = () => {
  const t = useAreaTexts('list')
  const [{ open, turn }, fold] = useContext(AllGroups)
  return (
    <Box sx={HEAD}>
      <Button size="small" startIcon={open ? <UnfoldLess /> : <UnfoldMore />} onClick={() => fold({ open: !open, turn: turn + 1 })}>
        {t(open ? 'list.groups.collapseAll' : 'list.groups.expandAll')}
      </Button>
    </Box>
  )
}

/** Whether a group is open: as it was left by itself, until the button for all of them is pressed again. `alone`: it was opened by itself. */
export const useFold = () => {
  const [all] = useContext(AllGroups)
  const [own, setOwn] = useState<Fold>()
  const alone = own?.turn === all.turn
  const open = alone ? own.open : all.open
  return { open, alone, toggle: () => setOwn({ open: !open, turn: all.turn }) }
}

/** Rows of a group that a window shows at most before they are loaded. */
const ROWS = 25

interface WhenNearProps {
  /** Number of the group's records, which decides how much space is left for them. */
  readonly count: number
  readonly children: ReactNode
}

/** Renders the content of a group once it is near the window: each group of an expanded list asks the server for its rows. */
export const WhenNear = ({ count, children }: WhenNearProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  useSeen(place, seen ? undefined : () => setSeen(true))
  return seen ? children : <div ref={place} aria-busy style={{ gridColumn: '1 / -1', height: 44 * Math.min(count, ROWS) }} />
}
