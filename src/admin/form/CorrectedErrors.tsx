import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'

/** Checks a field that has an error with each change: the error goes as soon as it is corrected, not only when the field is left. */
export const CorrectedErrors = () => {
  const { watch, getFieldState, trigger } = useFormContext()
  useEffect(() => {
    const changes = watch((_, { name, type }) => {
      if (type === 'change' && name !== undefined && getFieldState(name).invalid) void trigger(name)
    })
    return () => changes.unsubscribe()
  }, [watch, getFieldState, trigger])
  return null
}
