import { useCallback, useRef } from 'react'
import { runWhenIdle } from '../../whenIdle.ts'
import { changedLayout, useLayout } from './useLayout.ts'

/** Ref of an element around a table: the pointer drags the edges of its headings, once the page is idle. */
export const useEdges = (): ((root: HTMLElement | null) => (() => void) | undefined) => {
  const chosen = useLayout()
  const latest = useRef(chosen)
  latest.current = chosen
  return useCallback((root) => {
    if (!root) return undefined
    return runWhenIdle(
      () => import('../columns/resizing.ts'),
      ({ watchEdges }) =>
        watchEdges(root, (changed) => {
          const [layout, store] = latest.current
          store(changedLayout(layout, { widths: { ...layout.widths, ...changed } }))
        }),
    )
  }, [])
}
