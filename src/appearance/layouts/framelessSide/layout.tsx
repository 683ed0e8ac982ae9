import type { LayoutDescriptor } from '../descriptor.ts'
import { CollapseButton } from '../parts/CollapseButton.tsx'
import { Side } from '../parts/Side.tsx'

const CORNER = 24

/** The sheet's upper corner stays where it is while the page moves under it. */
const SHEET_TOP = {
  backgroundColor: 'background.default',
  border: 0,
  isolation: 'isolate',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    backgroundColor: 'background.paper',
    borderStartStartRadius: { xs: 0, md: CORNER },
  },
} as const

/** No lines: the menu lies on the ground, bar and page on one sheet. */
export const layout: LayoutDescriptor = {
  type: 'framelessSide',
  Start: CollapseButton,
  Side,
  bar: SHEET_TOP,
  collapses: true,
  frame: { '& .hub-page, & .hub-panel': { backgroundColor: 'background.paper' } },
}
