import { useCallback, useState } from 'react'

/** Infinite in environments without layout, such as happy-dom, so that all columns fit. */
const widthOf = (element: HTMLElement): number => element.clientWidth || Number.POSITIVE_INFINITY

/**
 * A ref, and the width of its element in CSS pixels, undefined before the first paint. Measured on mount and when the window changes; not when
 * a menu opens beside it, as this would re-render a whole table during the animation.
 */
export const useAvailableWidth = (): readonly [
  ref: (element: HTMLElement | null) => (() => void) | undefined,
  width: number | undefined,
] => {
  const [width, setWidth] = useState<number>()
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measure = () => setWidth(widthOf(element))
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  return [ref, width]
}
