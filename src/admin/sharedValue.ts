import { useSyncExternalStore } from 'react'

/** A value of the whole page that components follow, wherever they are in the tree. */
export function createSharedValue<T>(initial: T) {
  let value = initial
  const listeners = new Set<() => void>()
  const current = () => value
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    current,
    set: (next: T): void => {
      value = next
      for (const listener of listeners) listener()
    },
    /** The current value; the component is rendered again when it changes. */
    use: (): T => useSyncExternalStore(subscribe, current),
  }
}
