import { Box } from '@mui/material'
import type { LayoutDescriptor } from '../descriptor.ts'
import type { ChromeProps } from '../slots.ts'

/** Maximum width of a page without a side menu; below, its margin. */
const WIDEST = 1440

const MENU = { gridArea: 'side', backgroundColor: 'background.paper', borderBottom: '1px solid var(--line)', minWidth: 0 } as const

const Start = ({ Brand }: ChromeProps) => (
  <Box sx={{ marginInlineEnd: 3 }}>
    <Brand />
  </Box>
)

const Side = ({ Navigation }: ChromeProps) => (
  <Box className="hub-side hub-measure hub-across" sx={MENU}>
    <Navigation variant="bar" />
  </Box>
)

/** The menu in a line below the bar, the page centred. */
export const layout: LayoutDescriptor = {
  type: 'topBarClassic',
  Start,
  Side,
  bar: { borderBottomWidth: { md: 0 }, '& .hub-search': { justifyContent: { md: 'flex-end' }, marginInlineEnd: { md: '8px' } } },
  barFirst: true,
  collapses: false,
  frame: {
    '& .hub-measure': { paddingInline: `max(var(--gutter), calc((100% - ${WIDEST}px) / 2 + var(--gutter)))` },
    gridTemplateAreas: '"bar panel" "side panel" "page panel"',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'auto auto 1fr',
  },
}
