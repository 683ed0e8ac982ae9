import { useState } from 'react'
import { useCreatePath, useNavigate, useNotify, useRefresh } from 'react-admin'
import { useEntity } from '../../admin/adminContext.tsx'
import { useHub } from '../../admin/hub.ts'
import { useRefusalReason } from '../../admin/useRefusalReason.ts'
import type { orderCalls } from '../../domain/orders/calls.ts'
import type { SentOf } from '../../model/calls/callContract.ts'
import { isDeclined, refusalOf } from '../../providers/data/refusal.ts'

type Calls = (typeof orderCalls)['salesOrders' | 'purchaseOrders']
export type SlipActionName = 'approve' | 'reject' | 'reopen' | 'cancel' | 'duplicate' | 'return'
type Call = Calls[SlipActionName]

/** Calls a named action on the slip of the page, notifies the user of the result, and opens a slip that it made. */
export const useSlipAction = (id: string) => {
  const hub = useHub()
  const entity = useEntity()
  const notify = useNotify()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const reasonOf = useRefusalReason()
  const [running, setRunning] = useState(false)
  const run = async (name: SlipActionName, done: string, body: Readonly<Record<string, string>> = {}): Promise<boolean> => {
    setRunning(true)
    try {
      const path: `/api/${string}` = `/api/${entity.id}/{id}/${name}`
      const sent: SentOf<Call> = { params: { id }, body }
      const made = await hub.make('POST', path, sent)
      notify(done, { type: 'success', messageArgs: { smart_count: 1 } })
      if (made === undefined) refresh()
      else navigate(createPath({ resource: entity.id, type: 'edit', id: made }))
      return true
    } catch (error) {
      const refusal = refusalOf(error)
      if (!isDeclined(refusal)) notify(reasonOf(refusal ?? {}), { type: 'error', multiLine: true })
      refresh()
      return false
    } finally {
      setRunning(false)
    }
  }
  return { run, running }
}
