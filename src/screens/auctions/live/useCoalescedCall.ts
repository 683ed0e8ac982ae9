import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls once for many requests: after at least `wait` and at most twice as many milliseconds, spread over all clients. */
export const useCoalescedCall = (call: () => void, wait: number): (() => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const later = useEffectEvent(() => {
    timer.current = undefined
    call()
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const ring = useRef(() => later())
  return () => {
    timer.current ??= setTimeout(() => ring.current(), wait * (1 + Math.random()))
  }
}
