import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'

/** Height of a row in pixels, as in `reportTable.css`. */
const ROW = 36
const BEYOND = 8

/** Assumed height of the table before its layout, in pixels. */
const UNMEASURED = { width: 800, height: 600 }

/** Visible rows of a table: their positions, and the height in pixels of the rows above and below. `frame` is the scrolling element. */
export const useVirtualRows = (count: number) => {
  const frame = useRef<HTMLElement>(null)
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW,
    overscan: BEYOND,
    initialRect: UNMEASURED,
    observeElementRect: (instance, report) => observeElementRect(instance, (rect) => report(rect.height === 0 ? UNMEASURED : rect)),
  })
  const items = virtual.getVirtualItems()
  return {
    frame,
    inSight: items.map(({ index }) => index),
    above: items[0]?.start ?? 0,
    below: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
  }
}
