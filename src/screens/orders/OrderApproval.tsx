import { useState } from 'react'
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { useEntity, useMay } from '../../admin/adminContext.tsx'
import { failureNotice, reasonOf } from '../../admin/failureNotice.tsx'
import { useHub } from '../../admin/hub.ts'
import { RecordAction } from '../../admin/show/RecordAction.tsx'
import { useRefusalReason } from '../../admin/useRefusalReason.ts'
import { succeeded } from '../../providers/data/batch.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { APPROVALS, type Approval } from './approvals.ts'
import type { Order } from './deliveries.ts'

/** Decides about one order and reports the result. */
const useDecision = (id: string) => {
  const hub = useHub()
  const entity = useEntity()
  const notify = useNotify()
  const refresh = useRefresh()
  const translate = useTranslate()
  const resultReason = useRefusalReason()
  const [running, setRunning] = useState(false)

  const decide = async ({ action, texts }: Approval): Promise<void> => {
    setRunning(true)
    try {
      const [result] = await hub.batch(entity.id, { action, ids: [id] })
      if (!result || succeeded(result)) notify(texts.done, { type: 'success', messageArgs: { smart_count: 1 } })
      else notify(failureNotice(translate(texts.failed), resultReason(result)), { type: 'error', multiLine: true })
      refresh()
    } catch (error) {
      notify(failureNotice(translate(texts.errored ?? texts.failed), reasonOf(error)), { type: 'error', multiLine: true })
    } finally {
      setRunning(false)
    }
  }
  return { decide, running }
}

/** The decisions that are open for an order, on its page; a rejection needs confirmation. */
const OrderApproval = () => {
  const entity = useEntity()
  const may = useMay()
  const translate = useTranslate()
  const record = useRecordContext<Order>()
  const [asking, setAsking] = useState<Approval>()
  const { decide, running } = useDecision(record?.id ?? '')
  if (!record || !may(entity.id, 'approve')) return null
  const take = async (approval: Approval) => {
    await decide(approval)
    setAsking(undefined)
  }
  return (
    <>
      {APPROVALS.filter(({ from }) => from.includes(record.approval)).map((approval) => (
        <RecordAction
          key={approval.action}
          label={translate(`app.approval.${approval.action}`)}
          icon={<approval.Icon />}
          disabled={running}
          onClick={() => (approval.refuses ? setAsking(approval) : void decide(approval))}
        />
      ))}
      {asking && (
        <ConfirmDialog
          open
          title={translate('app.approval.rejectThis')}
          text={translate('app.approval.rejectText')}
          yes={translate(`app.approval.${asking.action}`)}
          tone="error"
          busy={running}
          onYes={() => void take(asking)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}

export default OrderApproval
