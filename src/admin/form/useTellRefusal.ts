import { useEffect, useRef } from 'react'
import { useNotify } from 'react-admin'
import { useFormState } from 'react-hook-form'

/** Says that the server refused what was sent. What the form itself finds is told at its fields and in its bar, where it covers nothing. */
export const useTellRefusal = (): void => {
  const notify = useNotify()
  const { submitCount, errors } = useFormState()
  const told = useRef(submitCount)
  useEffect(() => {
    const message = errors.root?.serverError?.message
    if (submitCount <= told.current || !message) return
    told.current = submitCount
    notify(message, { type: 'error' })
  }, [submitCount, errors, notify])
}
