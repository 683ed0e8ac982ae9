import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useHub } from '../../../admin/hub.ts'
import { useRefusalReason } from '../../../admin/useRefusalReason.ts'
import type { HubDataProvider } from '../../../providers/data/createDataProvider.ts'
import { refusalOf } from '../../../providers/data/refusal.ts'

/** Makes a call about a firm's terms, and reports its success; keeps a refusal for the dialog. */
export const useTermsCall = (done: string, onDone: () => void) => {
  const hub = useHub()
  const notify = useNotify()
  const refresh = useRefresh()
  const reasonOf = useRefusalReason()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const send = async (call: (hub: HubDataProvider) => Promise<unknown>): Promise<void> => {
    setBusy(true)
    setRefused(undefined)
    try {
      await call(hub)
      notify(done, { type: 'success' })
      refresh()
      onDone()
    } catch (error) {
      setRefused(reasonOf(refusalOf(error) ?? {}))
    } finally {
      setBusy(false)
    }
  }
  return { send, busy, refused }
}
