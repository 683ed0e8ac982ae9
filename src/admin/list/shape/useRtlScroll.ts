import { useDndContext } from '@dnd-kit/core'
import { useEffect } from 'react'

/** The part of a container's width at its left in which what is dragged scrolls it, and the largest step in CSS pixels per frame. */
const EDGE = 0.2
const STEP = 13

const leftOf = (event: MouseEvent | TouchEvent): number | undefined =>
  event instanceof MouseEvent ? event.clientX : event.touches[0]?.clientX

/** Scrolls a container by how far a point is in its left edge. */
const scrollLeft = (container: Element, x: number): void => {
  const { left, width } = container.getBoundingClientRect()
  const depth = (left + width * EDGE - x) / (width * EDGE)
  if (depth > 0) container.scrollBy({ left: -STEP * Math.min(depth, 1), behavior: 'instant' })
}

/**
 * Scrolls to the left while something is dragged there, where one reads from right to left. Positions of such containers are negative, which dnd-kit takes for
 * the left end. For components within a `DndContext`.
 */
export const useRtlScroll = (): void => {
  const { active, scrollableAncestors } = useDndContext()
  const dragging = active !== null
  useEffect(() => {
    const containers = scrollableAncestors.filter((element) => getComputedStyle(element).direction === 'rtl')
    if (!dragging || containers.length === 0) return
    const ends = new AbortController()
    let from: number | undefined
    let at: number | undefined
    const follow = (event: MouseEvent | TouchEvent) => {
      at = leftOf(event)
      from ??= at
    }
    for (const type of ['mousemove', 'touchmove'] as const) window.addEventListener(type, follow, { capture: true, signal: ends.signal })
    const step = () => {
      if (ends.signal.aborted) return
      if (from !== undefined && at !== undefined && at < from) for (const container of containers) scrollLeft(container, at)
      requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
    return () => ends.abort()
  }, [dragging, scrollableAncestors])
}
