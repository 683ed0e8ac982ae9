import { useCallback, useEffect, useRef } from 'react'

/** What ends a press, or proves that its end was missed. */
const ENDS = ['pointerup', 'pointercancel', 'pointerdown', 'keydown'] as const

/** Resolves after the click, if there is one. */
const release = (): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      for (const type of ENDS) removeEventListener(type, end, true)
      setTimeout(resolve)
    }
    for (const type of ENDS) addEventListener(type, end, true)
  })

/** Waits while something is being pressed: an error that came meanwhile would push it from under the pointer, and the click would be lost. */
export const usePointerReleased = (): (() => Promise<void>) => {
  const released = useRef(Promise.resolve())
  useEffect(() => {
    const press = () => {
      released.current = release()
    }
    addEventListener('pointerdown', press, true)
    return () => removeEventListener('pointerdown', press, true)
  }, [])
  return useCallback(() => released.current, [])
}
