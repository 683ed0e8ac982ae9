import type { LayoutDescriptor } from '../descriptor.ts'
import { CollapseLine } from '../parts/CollapseButton.tsx'
import { SideFrame } from '../parts/Side.tsx'
import { STACKED_PANEL_WIDTH, STACKED_RAIL_WIDTH } from '../sizes.ts'
import type { ChromeProps } from '../slots.ts'

const widthOf = (collapsed: boolean): number => STACKED_RAIL_WIDTH + (collapsed ? 0 : STACKED_PANEL_WIDTH)

/** First column: the rail; second column: the items of the selected section. */
const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: `${STACKED_RAIL_WIDTH}px minmax(0, 1fr)`,
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  backgroundColor: 'background.paper',
  borderInlineEnd: '1px solid var(--line)',
  '& > *': { gridColumn: 1 },
  '& > .nav-column': { gridColumn: 2, gridRow: '1 / -1' },
  '&::before': {
    content: '""',
    gridColumn: 1,
    gridRow: '1 / -1',
    backgroundColor: 'color-mix(in srgb, var(--text) 4%, var(--paper))',
    borderInlineEnd: '1px solid var(--line)',
  },
  '& > .side-head': { gridRow: 1 },
  '& > .nav-tiles': { gridRow: 2 },
  '& > .side-foot': { gridRow: 3, px: '16px' },
  '& .brand': { marginInline: 'auto' },
  '&[data-collapsed=true]::before': { borderInlineEnd: 0 },
} as const

const Side = ({ Navigation, Brand, collapsed, toggle }: ChromeProps) => (
  <SideFrame width={widthOf(collapsed)} collapsed={collapsed} sx={COLUMNS}>
    <div className="side-head">
      <Brand short />
    </div>
    <Navigation variant={collapsed ? 'tiles' : 'stacked'} />
    <div className="side-foot">
      <CollapseLine collapsed={collapsed} toggle={toggle} short />
    </div>
  </SideFrame>
)

/** Two columns: sections as tiles, and the items of the selected one. */
export const layout: LayoutDescriptor = { type: 'stackedSide', Side, collapses: true, frame: {} }
