import { useEffect, useLayoutEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'

/** Ignores a submission of the form that begins while one runs, as by a double click on Save: its validation could end after the first one has saved. */
export const SingleSubmit = () => {
  const { isSubmitting, submitCount } = useFormState()
  const place = useRef<HTMLSpanElement>(null)
  const running = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a submission that fails at once changes the count alone
  useLayoutEffect(() => {
    if (!isSubmitting) running.current = false
  }, [isSubmitting, submitCount])
  useEffect(() => {
    const form = place.current?.closest('form')
    const submit = (event: Event) => {
      if (running.current) {
        event.preventDefault()
        event.stopPropagation()
      }
      running.current = true
    }
    form?.addEventListener('submit', submit, true)
    return () => form?.removeEventListener('submit', submit, true)
  }, [])
  return <span hidden ref={place} />
}
