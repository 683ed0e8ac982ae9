import Cancel from '@mui/icons-material/BlockOutlined'
import { lazy, Suspense, useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { useEntity, useMay } from '../../admin/adminContext.tsx'
import { RecordAction } from '../../admin/show/RecordAction.tsx'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { APPROVALS, type Approval } from './approvals.ts'
import type { Order } from './deliveries.ts'
import { useSlipAction } from './useSlipAction.ts'

const ReasonDialog = lazy(() => import('./ReasonDialog.tsx'))

const isDelivered = ({ lines }: Order): boolean => lines.some(({ deliveredQuantity }) => Number(deliveredQuantity ?? 0) > 0)

interface Props {
  readonly order: Order
  readonly of: 'decisions' | 'cancel'
}

/** The decisions that are open for an order; to refuse it asks why. */
const Decisions = ({ order, of }: Props) => {
  const entity = useEntity()
  const may = useMay()
  const translate = useTranslate()
  const texts = useAreaTexts('delivery')
  const [asking, setAsking] = useState<'reject' | 'cancel'>()
  const { run, running } = useSlipAction(order.id)
  const approves = may(entity.id, 'approve')
  const open = approves
    ? APPROVALS.filter(({ from, action }) => from.includes(order.approval) && (action !== 'reopen' || !isDelivered(order)))
    : []
  const take = ({ action, texts: { done }, refuses }: Approval) => (refuses ? setAsking('reject') : void run(action, done))
  const cancellable =
    !isDelivered(order) && (order.approval === 'approved' ? approves : order.approval !== 'cancelled' && may(entity.id, 'edit'))
  const answer = async (reason: string) => {
    const done = asking === 'cancel' ? texts('delivery.slip.cancelled') : 'app.approval.rejected'
    if (asking && (await run(asking, done, { reason }))) setAsking(undefined)
  }
  return (
    <>
      {of === 'decisions' &&
        open.map((approval) => (
          <RecordAction
            key={approval.action}
            label={translate(`app.approval.${approval.action}`)}
            icon={<approval.Icon />}
            disabled={running}
            primary={approval.action === 'approve'}
            onClick={() => take(approval)}
          />
        ))}
      {of === 'cancel' && cancellable && (
        <RecordAction label={texts('delivery.slip.cancel')} icon={<Cancel />} disabled={running} onClick={() => setAsking('cancel')} />
      )}
      {asking && (
        <Suspense>
          <ReasonDialog
            title={asking === 'cancel' ? texts('delivery.slip.cancelThis') : translate('app.approval.rejectThis')}
            text={asking === 'cancel' ? texts('delivery.slip.cancelText') : translate('app.approval.rejectText')}
            yes={asking === 'cancel' ? texts('delivery.slip.cancel') : translate('app.approval.reject')}
            busy={running}
            onYes={(reason) => void answer(reason)}
            onClose={() => setAsking(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Deciding about an order, and giving it up, on its page. */
const OrderApproval = ({ of }: Pick<Props, 'of'>) => {
  const record = useRecordContext<Order>()
  return record ? <Decisions order={record} of={of} /> : null
}

export default OrderApproval
