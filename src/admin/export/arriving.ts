import { useSyncExternalStore } from 'react'

/** An export whose file is arriving. */
export interface ArrivingExport {
  readonly id: number
  readonly entity: string
  /** Bytes that have arrived. How many are to come is not known: the server sends rows as it reads them. */
  readonly bytes: number
  readonly cancel: () => void
}

let begun = 0
let arriving: readonly ArrivingExport[] = []
const listeners = new Set<() => void>()

const set = (exports: readonly ArrivingExport[]) => {
  arriving = exports
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The exports that are arriving, the earliest first. They outlive the page that began them. */
export const useArriving = (): readonly ArrivingExport[] => useSyncExternalStore(subscribe, () => arriving)

export const cancelArriving = (): void => {
  for (const { cancel } of arriving) cancel()
}

/** Shows an export until `end`. Its signal aborts when the user cancels it; `cancelled` is called then. */
export function beginArriving(entity: string, cancelled: () => void) {
  begun += 1
  const id = begun
  const abort = new AbortController()
  const cancel = () => {
    abort.abort()
    cancelled()
  }
  set([...arriving, { id, entity, bytes: 0, cancel }])
  return {
    signal: abort.signal,
    received: (bytes: number) => set(arriving.map((one) => (one.id === id ? { ...one, bytes } : one))),
    end: () => set(arriving.filter((one) => one.id !== id)),
  }
}
