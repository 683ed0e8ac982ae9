import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useSingle } from '../../ui/useSingle.ts'
import { NOT_REFUSED, type Refused, textAbove, useFieldTexts } from './refused.ts'

interface Options {
  /** Text before the reason of a failure. */
  readonly failed?: string
  /** Its texts of field errors are preferred. */
  readonly entity?: string
  /** Paths of the fields whose errors the dialog shows at their inputs. */
  readonly shown?: readonly string[]
}

/** Runs the request of a dialog, and keeps why it failed. `attempt` resolves to whether it succeeded. */
export const useAttempt = ({ failed = '', entity = '', shown = [] }: Options = {}) => {
  const translate = useTranslate()
  const fieldTexts = useFieldTexts(entity)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused>(NOT_REFUSED)
  const attempt = useSingle(async (request: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    try {
      await request()
      return true
    } catch (error) {
      const fields = fieldTexts(error)
      const reason = error instanceof Error ? translate(error.message, { _: error.message }) : ''
      const why = Object.keys(fields).length > 0 ? textAbove({ fields }, shown) : reason
      setRefused({ fields, message: why === undefined ? undefined : `${failed} ${why}`.trim() })
      return false
    } finally {
      setBusy(false)
    }
  })
  return { attempt, busy, refused }
}
