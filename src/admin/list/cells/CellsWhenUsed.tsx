import { type ReactNode, type Ref, Suspense, useEffect, useState } from 'react'
import { lazy } from '../../../ui/lazy/lazy.tsx'
import { withInputs } from '../../lazyInputs.tsx'
import { whenIdle } from '../../whenIdle.ts'

const Cells = lazy(() => withInputs(import('./Cells.tsx')))

interface Props {
  readonly ref: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/** Around a table: loads the editing of its cells when the browser is idle, at the latest when the pointer or the focus first enters it. */
export const CellsWhenUsed = ({ ref, children }: Props) => {
  const [used, setUsed] = useState(false)
  const use = () => setUsed(true)
  useEffect(() => whenIdle(() => setUsed(true)), [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events only load code
    <div ref={ref} onPointerEnter={use} onFocus={use}>
      {children}
      {used && (
        <Suspense>
          <Cells />
        </Suspense>
      )}
    </div>
  )
}
