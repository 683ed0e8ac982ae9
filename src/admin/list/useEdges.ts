import { useCallback } from 'react'

/** Less is rounding. CSS pixels. */
const SLACK = 1

/**
 * Says at `root` what there is to know of what may be wider than its scroller: `data-before` and `data-after` where some of it is out of sight in the
 * direction of reading, `data-fits` where none is. Returns the end of that.
 */
export const watchEdges = (scroller: HTMLElement, content: Element, root: HTMLElement): (() => void) => {
  const look = () => {
    const hidden = scroller.scrollWidth - scroller.clientWidth
    const before = Math.abs(scroller.scrollLeft)
    root.toggleAttribute('data-fits', hidden <= SLACK)
    root.toggleAttribute('data-before', hidden > SLACK && before > SLACK)
    root.toggleAttribute('data-after', hidden - before > SLACK)
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(content)
  sizes.observe(scroller)
  scroller.addEventListener('scroll', look, { passive: true })
  return () => {
    sizes.disconnect()
    scroller.removeEventListener('scroll', look)
  }
}

/** Ref of a table that may be wider than its room: what `watchEdges` knows of it stands at react-admin's root around it. */
export const useEdges = () =>
  useCallback((table: HTMLTableElement | null) => {
    const scroller = table?.parentElement
    const root = scroller?.parentElement
    return table && scroller && root ? watchEdges(scroller, table, root) : undefined
  }, [])
