import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Pixels for the button that shows what does not fit. */
const MORE = 96

/** How many of a line's children fit beside one another, the last of them being what shows the others. Measured when all are rendered. */
export const useFitting = (count: number, key: string): readonly [RefObject<HTMLUListElement | null>, number] => {
  const line = useRef<HTMLUListElement>(null)
  const widths = useRef<{ readonly key: string; readonly ends: readonly number[] }>(undefined)
  const [fitting, setFitting] = useState(count)
  useLayoutEffect(() => {
    const element = line.current
    if (!element) return
    const measure = () => {
      if (widths.current?.key !== key) {
        let end = 0
        const ends = [...element.children].slice(0, count).map((child) => (end += child.getBoundingClientRect().width + 2))
        widths.current = { key, ends }
      }
      const { ends } = widths.current
      const room = element.clientWidth
      const all = (ends.at(-1) ?? 0) <= room
      setFitting(all ? count : ends.filter((end) => end <= room - MORE).length)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [count, key])
  return [line, fitting]
}
