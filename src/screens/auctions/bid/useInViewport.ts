import { type RefObject, useEffect, useState } from 'react'

/** Of an element that much is in the window when it counts as seen. */
const MOST = 0.35

/** Whether a good part of an element is in the window; taken for granted until it is known. */
export const useInViewport = (ref: RefObject<Element | null>): boolean => {
  const [seen, setSeen] = useState(true)
  useEffect(() => {
    if (!ref.current) return undefined
    const observer = new IntersectionObserver((entries) => setSeen(entries.some(({ intersectionRatio }) => intersectionRatio >= MOST)), {
      threshold: [0, MOST],
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return seen
}
