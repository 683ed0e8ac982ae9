import { useEffect, useRef } from 'react'
import { useNotify } from 'react-admin'
import { useFormState } from 'react-hook-form'

/** Notifies that the server refused the values. The form shows its own errors at its fields and in its bar, where they cover nothing. */
export const useNotifyRefusal = (): void => {
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
