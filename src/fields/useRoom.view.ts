import { startTransition, useCallback, useState } from 'react'

/** Where nothing is laid out, as in tests without a browser, there is room for all. */
const widthOf = (element: HTMLElement): number => element.clientWidth || Number.POSITIVE_INFINITY

/** A ref, and the width in CSS pixels of what it stands at: undefined before anything was painted. */
export const useRoom = (): readonly [ref: (element: HTMLElement | null) => (() => void) | undefined, room: number | undefined] => {
  const [room, setRoom] = useState<number>()
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    setRoom(widthOf(element))
    // In slices: what changes with the room may be a whole table.
    const sizes = new ResizeObserver(() => startTransition(() => setRoom(widthOf(element))))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  return [ref, room]
}
