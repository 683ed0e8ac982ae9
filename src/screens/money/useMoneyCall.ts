import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useHub } from '../../admin/hub.ts'
import { useIsThere } from '../../admin/useIsThere.ts'
import { useRefusalReason } from '../../admin/useRefusalReason.ts'
import type { HubDataProvider } from '../../providers/data/createDataProvider.ts'
import { refusalOf } from '../../providers/data/refusal.ts'
import { useSingle } from '../../ui/useSingle.ts'
import { NOT_REFUSED, type Refused, useFieldTexts } from '../parts/refused.ts'

/**
 * Sends a form's call: notifies and refreshes the page on success, keeps the errors for the form on failure. `shown`: paths whose errors the form
 * shows at an input, so that the message does not repeat them.
 */
export const useMoneyCall = (entity: string, done: string, shown: readonly string[] = []) => {
  const hub = useHub()
  const notify = useNotify()
  const refresh = useRefresh()
  const fieldTexts = useFieldTexts(entity)
  const reasonOf = useRefusalReason()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused>(NOT_REFUSED)
  const there = useIsThere()

  const refusalIn = (error: unknown): Refused => {
    const refusal = refusalOf(error) ?? {}
    const rest = Object.entries(refusal.details ?? {}).filter(([path]) => !shown.includes(path))
    return { fields: fieldTexts(error), message: reasonOf({ ...refusal, details: Object.fromEntries(rest) }) }
  }
  /** Shown in the form; as a notification if the form has gone meanwhile, as when others settled the document. */
  const showFailure = (refusal: Refused) => {
    if (there.current) setRefused(refusal)
    else notify(Object.values(refusal.fields)[0] ?? refusal.message ?? '', { type: 'error', multiLine: true })
  }
  /** Resolves to whether it succeeded. `message` replaces the text shown after success. */
  const send = useSingle(async (call: (hub: HubDataProvider) => Promise<unknown>, message: string = done): Promise<boolean> => {
    setBusy(true)
    try {
      await call(hub)
      setRefused(NOT_REFUSED)
      notify(message, { type: 'success' })
      refresh()
      return true
    } catch (error) {
      showFailure(refusalIn(error))
      return false
    } finally {
      setBusy(false)
    }
  })
  return { send, busy, refused, forget: () => setRefused(NOT_REFUSED) }
}
