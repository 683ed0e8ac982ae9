import { useCallback, useState } from 'react'

/** Without layout, as in tests without a browser, all columns fit. */
const widthOf = (element: HTMLElement): number => element.clientWidth || Number.POSITIVE_INFINITY

/**
 * A ref, and the width in CSS pixels at its element: undefined before the first paint. Measured on mount and when the window changes; not
 * when a menu or a layout beside it does, which would re-render a whole table during that change.
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
