import { type RefObject, useEffect, useRef } from 'react'

/** How near to the window counts as seen. */
const MARGIN = '300px'

/** Calls `run` each time the element is seen, or near; not while it is undefined. */
export const useSeen = (element: RefObject<HTMLElement | null>, run: (() => void) | undefined): void => {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  const waits = run !== undefined
  useEffect(() => {
    const { current } = element
    if (!waits || !current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current?.(), { rootMargin: MARGIN })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, waits])
}
