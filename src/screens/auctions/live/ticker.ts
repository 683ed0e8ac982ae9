import { useCallback, useSyncExternalStore } from 'react'

/** Milliseconds between ticks: short enough that all countdowns appear to change together. */
const TICK = 200

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

const emit = (): void => {
  for (const listener of listeners) listener()
}

/** One shared timer, which runs only while there are listeners. */
const onTick = (listener: () => void): (() => void) => {
  listeners.add(listener)
  timer ??= setInterval(emit, TICK)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

const NEVER = () => () => undefined

/** The value of `read`, polled while `ticking`; renders only when the value changes. */
export const useTicking = <T extends string | number | boolean>(read: () => T, ticking: boolean): T => {
  const subscribe = useCallback((listener: () => void) => (ticking ? onTick : NEVER)(listener), [ticking])
  return useSyncExternalStore(subscribe, read)
}
