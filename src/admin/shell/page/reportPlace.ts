import { useSyncExternalStore } from 'react'

let place: HTMLElement | null = null
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A ref of the element below the header of every page, where the shell shows reports. */
export const setReportPlace = (element: HTMLElement | null): void => {
  place = element
  for (const listener of listeners) listener()
}

/** The element for reports; null while no page is shown. */
export const useReportPlace = (): HTMLElement | null => useSyncExternalStore(subscribe, () => place)
