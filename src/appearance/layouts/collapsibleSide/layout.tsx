import type { LayoutDescriptor } from '../descriptor.ts'
import { CollapseButton } from '../parts/CollapseButton.tsx'
import { Side } from '../parts/Side.tsx'
import type { ChromeProps } from '../slots.ts'

const SIDE = { backgroundColor: 'background.paper', borderInlineEnd: '1px solid var(--line)' } as const

const Menu = (props: ChromeProps) => <Side {...props} sx={SIDE} />

/** A menu beside bar and page. */
export const layout: LayoutDescriptor = { type: 'collapsibleSide', Start: CollapseButton, Side: Menu, collapses: true, frame: {} }
