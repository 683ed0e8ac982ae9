import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Whether a sticky element at the window's lower edge has content beneath it: as long as the element after it (`below`) is out of sight.
 */
export const useStuck = (): { readonly stuck: boolean; readonly below: RefObject<HTMLDivElement | null> } => {
  const below = useRef<HTMLDivElement>(null)
  const [stuck, setStuck] = useState(false)
  useEffect(() => {
    if (below.current === null || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver((entries) => setStuck(entries.at(-1)?.isIntersecting === false))
    observer.observe(below.current)
    return () => observer.disconnect()
  }, [])
  return { stuck, below }
}
