import Cancel from '@mui/icons-material/BlockOutlined'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { RecordAction } from '../../admin/show/RecordAction.tsx'
import type { SlipSteps } from '../../domain/orders/slipSteps.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { APPROVALS, type Approval } from './approvals.ts'
import type { Order } from './deliveries.ts'
import { useSlipAction } from './useSlipAction.ts'
import { useSlipSteps } from './useSlipSteps.ts'

interface Props extends SlipSteps {
  readonly order: Order
  readonly of: 'decisions' | 'cancel'
}

/** Buttons of the possible decisions about an order; a rejection asks for a reason. */
const Decisions = ({ order, possible, primary, of }: Props) => {
  const translate = useTranslate()
  const texts = useAreaTexts('delivery')
  const [asking, setAsking] = useState<'reject' | 'cancel'>()
  const { run, running } = useSlipAction(order.id)
  const take = ({ action, texts: { done }, refuses }: Approval) => (refuses ? setAsking('reject') : void run(action, done))
  const answer = async (reason: string) => {
    const done = asking === 'cancel' ? texts('delivery.slip.cancelled') : 'app.approval.rejected'
    if (asking && (await run(asking, done, { reason }))) setAsking(undefined)
  }
  return (
    <>
      {of === 'decisions' &&
        APPROVALS.filter(({ action }) => possible.has(action)).map((approval) => (
          <RecordAction
            key={approval.action}
            label={translate(`app.approval.${approval.action}`)}
            icon={<approval.Icon />}
            disabled={running}
            primary={approval.action === primary}
            onClick={() => take(approval)}
          />
        ))}
      {of === 'cancel' && possible.has('cancel') && (
        <RecordAction label={texts('delivery.slip.cancel')} icon={<Cancel />} disabled={running} onClick={() => setAsking('cancel')} />
      )}
      {asking && (
        <ReasonDialog
          title={asking === 'cancel' ? texts('delivery.slip.cancelThis') : translate('app.approval.rejectThis')}
          text={asking === 'cancel' ? texts('delivery.slip.cancelText') : translate('app.approval.rejectText')}
          yes={asking === 'cancel' ? texts('delivery.slip.cancel') : translate('app.approval.reject')}
          no={texts(asking === 'cancel' ? 'delivery.keep' : 'delivery.cancel')}
          label={texts('delivery.slip.reason')}
          busy={running}
          onYes={(reason) => void answer(reason)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}

/** Approves, rejects, reopens and cancels an order. */
const OrderApproval = ({ of }: Pick<Props, 'of'>) => {
  const slip = useSlipSteps()
  return slip ? <Decisions {...slip} of={of} /> : null
}

export default OrderApproval
