import { useNotify } from 'react-admin'
import { anyReasonOf } from './failureNotice.tsx'

/** Runs work; resolves to whether it succeeded, and shows a failure. */
export const useAttempt = () => {
  const notify = useNotify()
  return async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      notify(anyReasonOf(error), { type: 'error' })
      return false
    }
  }
}
