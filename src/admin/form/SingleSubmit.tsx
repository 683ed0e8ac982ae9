import { useEffect, useLayoutEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'

/** Ignores a submission of the form that begins while one runs, as by a double click on Save: its validation could end after the first one has saved. */
export const SingleSubmit = () => {
  const { isSubmitting } = useFormState()
  const place = useRef<HTMLSpanElement>(null)
  const running = useRef(false)
  // The press of a button is rendered before the next one.
  useLayoutEffect(() => {
    running.current = isSubmitting
  }, [isSubmitting])
  useEffect(() => {
    const form = place.current?.closest('form')
    const submit = (event: Event) => {
      if (!running.current) return
      event.preventDefault()
      event.stopPropagation()
    }
    form?.addEventListener('submit', submit, true)
    return () => form?.removeEventListener('submit', submit, true)
  }, [])
  return <span hidden ref={place} />
}
