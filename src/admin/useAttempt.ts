import { useNotify } from 'react-admin'
import { fieldErrorsOf } from '../providers/data/refusal.ts'
import { anyReasonOf } from './failureNotice.tsx'

type FieldErrors = NonNullable<ReturnType<typeof fieldErrorsOf>>

/** Runs work; resolves to whether it succeeded. Shows a failure, or gives the errors by field to `onFields`. */
export const useAttempt = () => {
  const notify = useNotify()
  return async (work: () => Promise<unknown>, onFields?: (errors: FieldErrors) => void): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      const errors = fieldErrorsOf(error)
      if (errors && onFields) onFields(errors)
      else notify(anyReasonOf(error), { type: 'error' })
      return false
    }
  }
}
