import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Width in pixels of the button that opens the items that don't fit. */
const MORE = 96

/** End position of each item of a line, by key. Cached, because measuring forces a layout during rendering. */
const measured = new Map<string, readonly number[]>()

/** Last available width of a line in pixels, as an estimate for the next one. */
let lastAvailable: number | undefined

/** Whether fonts are loaded; before, texts have other widths. */
const isFinal = (): boolean => document.fonts?.status !== 'loading'

const endsOf = (line: HTMLElement, count: number): readonly number[] => {
  let end = 0
  return [...line.children].slice(0, count).map((child) => (end += child.getBoundingClientRect().width + 2))
}

const fitIn = (ends: readonly number[], available: number): number =>
  (ends.at(-1) ?? 0) <= available ? ends.length : ends.filter((end) => end <= available - MORE).length

/** Adds the size settings to the key, as they change the widths. */
const sized = (name: string): string => {
  const { style } = document.documentElement
  return [name, style.getPropertyValue('--text-size'), style.getPropertyValue('--space')].join()
}

/**
 * Number of a line's children that fit beside each other, including the last one, which opens the others. Measured once per `name` (a key of
 * the line's content) with all children rendered.
 */
export const useOverflow = (count: number, name: string): readonly [RefObject<HTMLUListElement | null>, number] => {
  const line = useRef<HTMLUListElement>(null)
  const key = sized(name)
  const [found, setFound] = useState({ key, ends: measured.get(key), available: lastAvailable })
  const ends = found.key === key ? found.ends : measured.get(key)
  useLayoutEffect(() => {
    const element = line.current
    if (!element) return
    const know = (next: readonly number[] | undefined) => {
      const available = element.clientWidth
      lastAvailable = available
      setFound((before) =>
        before.key === key && before.ends === next && before.available === available ? before : { key, ends: next, available },
      )
    }
    const now = ends ?? endsOf(element, count)
    if (!ends) know(now)
    if (!ends && isFinal()) measured.set(key, now)
    if (!ends && !isFinal()) void document.fonts.ready.then(() => know(undefined))
    const observer = new ResizeObserver(() => know(now))
    observer.observe(element)
    return () => observer.disconnect()
  }, [count, key, ends])
  return [line, ends && found.available !== undefined ? fitIn(ends, found.available) : count]
}
