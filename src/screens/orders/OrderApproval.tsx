import { useState } from 'react'
import { Button, type RaRecord, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { useEntity, useMay } from '../../admin/adminContext.tsx'
import { useHub } from '../../admin/hub.ts'
import { type BatchResult, succeeded } from '../../providers/data/batch.ts'
import { APPROVALS, type Approval } from './approvals.ts'

/** Decides about one order and says what came of it. */
const useDecision = (id: string) => {
  const hub = useHub()
  const entity = useEntity()
  const notify = useNotify()
  const refresh = useRefresh()
  const translate = useTranslate()
  const [running, setRunning] = useState(false)

  const reasonOf = ({ code, message, params }: BatchResult): string =>
    translate(`errors.${code}`, { ...params, _: message ?? translate('errors.requestFailed') })

  const decide = async ({ action, texts }: Approval): Promise<void> => {
    setRunning(true)
    try {
      const [result] = await hub.batch(entity.id, { action, ids: [id] })
      if (!result || succeeded(result)) notify(texts.done, { type: 'success', messageArgs: { smart_count: 1 } })
      else notify(`${translate(texts.failed)} ${reasonOf(result)}`, { type: 'error', multiLine: true })
      refresh()
    } catch (error) {
      const reason = translate(error instanceof Error ? error.message : 'errors.requestFailed')
      notify(`${translate(texts.errored ?? texts.failed)} ${reason}`, { type: 'error', multiLine: true })
    } finally {
      setRunning(false)
    }
  }
  return { decide, running }
}

/** The decisions that an order is open to, on its page. */
const OrderApproval = () => {
  const entity = useEntity()
  const may = useMay()
  const translate = useTranslate()
  const record = useRecordContext<RaRecord>()
  const { decide, running } = useDecision(String(record?.id ?? ''))
  if (!record || !may(entity.id, 'approve')) return null
  return APPROVALS.filter(({ from }) => from.includes(String(record.approval))).map((approval) => (
    <Button
      key={approval.action}
      label={translate(`app.approval.${approval.action}`)}
      disabled={running}
      onClick={() => void decide(approval)}
    >
      <approval.Icon />
    </Button>
  ))
}

export default OrderApproval
