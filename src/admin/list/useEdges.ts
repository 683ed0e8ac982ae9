import { useCallback } from 'react'

/** Less is rounding. CSS pixels. */
const SLACK = 1

/**
 * Ref of a table that may be wider than its room. Says at react-admin's root around it what there is to know of that: `data-before` and `data-after`
 * where columns are out of sight in the direction of reading, `data-fits` where none is.
 */
export const useEdges = () =>
  useCallback((table: HTMLTableElement | null) => {
    const scroller = table?.parentElement
    const root = scroller?.parentElement
    if (!table || !scroller || !root) return undefined
    const look = () => {
      const hidden = scroller.scrollWidth - scroller.clientWidth
      const before = Math.abs(scroller.scrollLeft)
      root.toggleAttribute('data-fits', hidden <= SLACK)
      root.toggleAttribute('data-before', hidden > SLACK && before > SLACK)
      root.toggleAttribute('data-after', hidden - before > SLACK)
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(table)
    sizes.observe(scroller)
    scroller.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      scroller.removeEventListener('scroll', look)
    }
  }, [])
