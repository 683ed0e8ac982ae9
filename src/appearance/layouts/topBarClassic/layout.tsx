import { Box } from '@mui/material'
import type { LayoutDescriptor } from '../descriptor.ts'
import { BAR_HEIGHT } from '../sizes.ts'
import type { ChromeProps } from '../slots.ts'

/** Widest line of a page that nothing stands beside. */
const WIDEST = 1440

const LINE = {
  gridArea: 'side',
  backgroundColor: 'background.paper',
  borderBottom: '1px solid var(--line)',
  px: { md: 2 },
  minWidth: 0,
} as const

const Start = ({ Brand }: ChromeProps) => (
  <Box sx={{ mr: 3 }}>
    <Brand />
  </Box>
)

const Side = ({ Navigation }: ChromeProps) => (
  <Box className="hub-side" sx={LINE}>
    <Navigation variant="bar" />
  </Box>
)

/** The menu in a line below the bar; the page in the middle. */
export const layout: LayoutDescriptor = {
  type: 'topBarClassic',
  Start,
  Side,
  bar: { borderBottomWidth: { md: 0 } },
  barFirst: true,
  collapses: false,
  frame: {
    '--panel-top': `${BAR_HEIGHT}px`,
    gridTemplateAreas: '"bar bar" "side side" "page panel"',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'auto auto 1fr',
    '& .hub-page': { width: '100%', maxWidth: WIDEST, marginInline: 'auto' },
  },
}
