import { useState } from 'react'
import { useTranslate } from 'react-admin'

/** Runs the request of a dialog, and keeps why it failed, after the text `failed`. `attempt` resolves to whether it succeeded. */
export const useAttempt = (failed = '') => {
  const translate = useTranslate()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const attempt = async (request: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    try {
      await request()
      return true
    } catch (error) {
      const reason = error instanceof Error ? translate(error.message, { _: error.message }) : ''
      setFailure(`${failed} ${reason}`.trim())
      return false
    } finally {
      setBusy(false)
    }
  }
  return { attempt, busy, failure }
}
