import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Pixels for the button that shows what does not fit. */
const MORE = 96

/** Where each item of a line ends, by key. Kept, because measuring makes the browser lay out the page in the middle of rendering it. */
const measured = new Map<string, readonly number[]>()

/** The room that a line had last, in pixels: the next one, in the same window, has most likely the same. */
let lastAvailable: number | undefined

/** Until their typeface has come the texts are written in another, of other widths. */
const isFinal = (): boolean => document.fonts?.status !== 'loading'

const endsOf = (line: HTMLElement, count: number): readonly number[] => {
  let end = 0
  return [...line.children].slice(0, count).map((child) => (end += child.getBoundingClientRect().width + 2))
}

const fitIn = (ends: readonly number[], available: number): number =>
  (ends.at(-1) ?? 0) <= available ? ends.length : ends.filter((end) => end <= available - MORE).length

/** Sizes are settings: a line measured under others has other widths. */
const sized = (name: string): string => {
  const { style } = document.documentElement
  return [name, style.getPropertyValue('--text-size'), style.getPropertyValue('--space')].join()
}

/**
 * How many of a line's children fit beside each other, including the last one, which opens the others. Measured when all are rendered, once
 * for each `name`, which identifies lines of different widths.
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
