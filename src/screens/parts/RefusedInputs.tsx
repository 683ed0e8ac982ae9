import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Refused } from './refused.ts'

/** Shows the field errors of a refused call at the inputs of the form around it. */
export const RefusedInputs = ({ fields }: Pick<Refused, 'fields'>) => {
  const { setError } = useFormContext()
  useEffect(() => {
    for (const [path, message] of Object.entries(fields)) setError(path, { type: 'server', message })
  }, [fields, setError])
  return null
}
