import type { LayoutDescriptor } from '../descriptor.ts'
import { CollapseButton } from '../parts/CollapseButton.tsx'
import { Side } from '../parts/Side.tsx'
import { BAR_HEIGHT } from '../sizes.ts'
import type { ChromeProps } from '../slots.ts'

/** Margin around the sheet; below, the radius of its corners; in CSS pixels. */
const AROUND = 12
const CORNER = 20

/** Covers the scrolling page around the sheet: the outer shadow of an empty, fixed frame. */
const GROUND_AROUND = {
  content: '""',
  gridRow: '1 / -1',
  gridColumn: 2,
  position: 'sticky',
  top: AROUND,
  height: `calc(100dvh - ${2 * AROUND}px)`,
  margin: `${AROUND}px`,
  marginInlineStart: 0,
  zIndex: 'appBar',
  borderRadius: `${CORNER}px`,
  border: '1px solid var(--line)',
  boxShadow: `0 0 0 ${2 * AROUND}px var(--ground)`,
  clipPath: `inset(-${AROUND}px)`,
  pointerEvents: 'none',
} as const

const Menu = (props: ChromeProps) => <Side {...props} foot={props.user} sx={{ zIndex: 'drawer' }} />

/** Without borders: menu and user on the background, bar and page on one sheet. */
export const layout: LayoutDescriptor = {
  type: 'framelessSide',
  Start: CollapseButton,
  Side: Menu,
  bar: { border: 0, top: { md: AROUND } },
  userInSide: true,
  collapses: true,
  frame: {
    '& .hub-page': { backgroundColor: 'background.paper' },
    '@media (min-width: 900px)': {
      '& .hub-sticks, & .hub-head-sticks .RaDataTable-headerCell': {
        '--bar': `${BAR_HEIGHT + AROUND}px`,
        '--page-end': `${AROUND}px`,
      },
      backgroundColor: 'var(--ground)',
      gridTemplateRows: `${BAR_HEIGHT + AROUND}px 1fr`,
      '&::after': GROUND_AROUND,
      '& .hub-bar': {
        marginTop: `${AROUND}px`,
        marginInlineEnd: `${AROUND}px`,
        borderStartStartRadius: CORNER,
        borderStartEndRadius: CORNER,
      },
      '& .hub-page': { marginInlineEnd: `${AROUND}px`, paddingBottom: `${AROUND}px` },
    },
  },
}
