import { createSharedValue } from '../sharedValue.ts'

/** An export whose file is arriving. */
export interface ArrivingExport {
  readonly id: number
  readonly entity: string
  /** Bytes that have arrived. How many are to come is not known: the server sends rows as it reads them. */
  readonly bytes: number
  readonly cancel: () => void
}

let begun = 0
const arriving = createSharedValue<readonly ArrivingExport[]>([])

/** The exports that are arriving, the earliest first. They outlive the page that began them. */
export const useArriving = arriving.use

export const cancelArriving = (): void => {
  for (const { cancel } of arriving.current()) cancel()
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
  arriving.set([...arriving.current(), { id, entity, bytes: 0, cancel }])
  return {
    signal: abort.signal,
    received: (bytes: number) => arriving.set(arriving.current().map((one) => (one.id === id ? { ...one, bytes } : one))),
    end: () => arriving.set(arriving.current().filter((one) => one.id !== id)),
  }
}
