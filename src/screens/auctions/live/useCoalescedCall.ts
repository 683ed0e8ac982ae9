import { useEffect, useEffectEvent, useRef } from 'react'

/** Coalesces many requests into one call, `wait` to `2 × wait` milliseconds later; the random delay spreads the clients' calls. */
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
