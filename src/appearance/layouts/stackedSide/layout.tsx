import { Box } from '@mui/material'
import type { LayoutDescriptor } from '../descriptor.ts'
import { CollapseButton } from '../parts/CollapseButton.tsx'
import { SideFrame } from '../parts/Side.tsx'
import { STACKED_PANEL_WIDTH, STACKED_RAIL_WIDTH } from '../sizes.ts'
import type { ChromeProps } from '../slots.ts'

const widthOf = (collapsed: boolean): number => STACKED_RAIL_WIDTH + (collapsed ? 0 : STACKED_PANEL_WIDTH)

const COLUMNS = {
  '--rail': `${STACKED_RAIL_WIDTH}px`,
  '--panel': `${STACKED_PANEL_WIDTH}px`,
  backgroundColor: 'background.paper',
  borderInlineEnd: '1px solid var(--line)',
} as const

const Start = (props: ChromeProps) => (
  <>
    <CollapseButton {...props} />
    <Box sx={{ mx: 1 }}>
      <props.Brand />
    </Box>
  </>
)

const Side = ({ Navigation, collapsed }: ChromeProps) => (
  <SideFrame width={widthOf(collapsed)} sx={COLUMNS}>
    <Navigation variant={collapsed ? 'tiles' : 'stacked'} />
  </SideFrame>
)

/** Two columns: headings, and the items of the chosen one. */
export const layout: LayoutDescriptor = { type: 'stackedSide', Start, Side, collapses: true, frame: {} }
