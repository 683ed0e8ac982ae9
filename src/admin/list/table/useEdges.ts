import { useCallback, useRef } from 'react'
import { whenIdle } from '../../whenIdle.ts'
import { changedLayout, useLayout } from './useLayout.ts'

/** Ref of an element around a table: the pointer drags the edges of its headings, once the page is idle. */
export const useEdges = (): ((root: HTMLElement | null) => (() => void) | undefined) => {
  const chosen = useLayout()
  const latest = useRef(chosen)
  latest.current = chosen
  return useCallback((root) => {
    if (!root) return undefined
    let stop: (() => void) | undefined = whenIdle(async () => {
      // Without the code, widths stay as they are.
      const resizing = await import('../columns/resizing.ts').catch(() => undefined)
      if (stop && resizing)
        stop = resizing.watchEdges(root, (changed) => {
          const [layout, store] = latest.current
          store(changedLayout(layout, { widths: { ...layout.widths, ...changed } }))
        })
    })
    return () => {
      stop?.()
      stop = undefined
    }
  }, [])
}
