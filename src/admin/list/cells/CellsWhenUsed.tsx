import { type ReactNode, type RefCallback, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { lazy } from '../../../ui/lazy/lazy.tsx'
import { withInputs } from '../../lazyInputs.tsx'
import { whenIdle } from '../../whenIdle.ts'
import { useEarlyClicks } from './useEarlyClicks.ts'

const Cells = lazy(() => withInputs(import('./Cells.tsx')))

interface Props {
  readonly ref: RefCallback<HTMLElement>
  readonly children: ReactNode
}

/** Around a table: loads the editing of its cells when the browser is idle, at the latest when the pointer or the focus first enters it. */
export const CellsWhenUsed = ({ ref, children }: Props) => {
  const [used, setUsed] = useState(false)
  const use = () => setUsed(true)
  useEffect(() => whenIdle(() => setUsed(true)), [])
  const around = useRef<HTMLElement>(null)
  const onReady = useEarlyClicks(around)
  const place = useCallback(
    (element: HTMLElement | null) => {
      around.current = element
      return ref(element)
    },
    [ref],
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events only load code
    <div ref={place} onPointerEnter={use} onFocus={use}>
      {children}
      {used && (
        <Suspense>
          <Cells onReady={onReady} />
        </Suspense>
      )}
    </div>
  )
}
