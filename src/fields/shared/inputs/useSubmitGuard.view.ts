import { useLayoutEffect, useRef } from 'react'

/** Ref of an element in a form that ignores its submission while `blocks`, before it is validated. */
export const useSubmitGuard = <E extends HTMLElement>(blocks: boolean, onBlocked?: () => void) => {
  const place = useRef<E>(null)
  useLayoutEffect(() => {
    const form = place.current?.closest('form')
    if (!blocks || !form) return
    const block = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      onBlocked?.()
    }
    form.addEventListener('submit', block, true)
    return () => form.removeEventListener('submit', block, true)
  }, [blocks, onBlocked])
  return place
}
