import type { LayoutDescriptor } from '../descriptor.ts'
import { CollapseLine } from '../parts/CollapseButton.tsx'
import { Side } from '../parts/Side.tsx'
import type { ChromeProps } from '../slots.ts'

const SIDE = {
  backgroundColor: 'background.paper',
  borderInlineEnd: '1px solid var(--line)',
  '& .side-foot': { py: '8px' },
} as const

const Menu = (props: ChromeProps) => <Side {...props} sx={SIDE} foot={<CollapseLine {...props} />} />

/** A menu beside bar and page, with a collapse button at its end. */
export const layout: LayoutDescriptor = { type: 'collapsibleSide', Side: Menu, collapses: true, frame: {} }
