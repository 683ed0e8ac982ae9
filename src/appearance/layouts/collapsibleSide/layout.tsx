import type { LayoutDescriptor } from '../descriptor.ts'
import { Bar } from '../parts/Bar.tsx'
import { CollapseButton } from '../parts/CollapseButton.tsx'
import { Side } from '../parts/Side.tsx'
import type { ChromeProps } from '../slots.ts'

const SIDE = { backgroundColor: 'background.paper', borderInlineEnd: '1px solid var(--line)' } as const

const Chrome = (props: ChromeProps) => (
  <>
    {!props.narrow && <Side {...props} sx={SIDE} />}
    <Bar {...props} start={<CollapseButton {...props} />} />
  </>
)

/** A menu beside bar and page. */
export const layout: LayoutDescriptor = { type: 'collapsibleSide', Chrome, collapses: true, frame: {} }
