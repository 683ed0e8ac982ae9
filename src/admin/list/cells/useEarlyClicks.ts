import { type RefObject, useEffect, useRef } from 'react'
import { cellWith, clickedCell, isFirst, openLater } from './mouseClicks.ts'

/**
 * Holds double clicks on cells until their editing is loaded; answers a function that says so, and repeats the last one. Without this the
 * first of the two clicks would open the record.
 */
export const useEarlyClicks = (around: RefObject<HTMLElement | null>): (() => void) => {
  const ending = useRef<AbortController>(undefined)
  const held = useRef<HTMLTableCellElement>(undefined)
  useEffect(() => {
    const abort = new AbortController()
    ending.current = abort
    const { signal } = abort
    let waiting: ReturnType<typeof setTimeout> | undefined
    const click = (event: MouseEvent) => {
      const cell = clickedCell(event)
      if (!cell || !around.current?.contains(cell) || event.shiftKey || isFirst(cell)) return
      clearTimeout(waiting)
      held.current = undefined
      waiting = openLater(event, cell)
    }
    const doubleClick = ({ target }: MouseEvent) => {
      clearTimeout(waiting)
      const cell = cellWith(target)
      held.current = cell && around.current?.contains(cell) ? cell : undefined
    }
    // Before React, which would open the record.
    document.addEventListener('click', click, { signal, capture: true })
    document.addEventListener('dblclick', doubleClick, { signal })
    return () => {
      clearTimeout(waiting)
      abort.abort()
    }
  }, [around])
  return () => {
    ending.current?.abort()
    if (held.current?.isConnected) held.current.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
    held.current = undefined
  }
}
