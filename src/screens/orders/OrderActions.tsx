import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { OrderInvoice } from '../money/OrderInvoice.tsx'
import PrintRecord from '../printing/PrintRecord.tsx'
import OrderApproval from './OrderApproval.tsx'
import OrderCopies from './OrderCopies.tsx'
import OrderDelivery from './OrderDelivery.tsx'
import { useSlipSteps } from './useSlipSteps.ts'

/** Actions for an order besides editing it, on its page. */
const OrderActions = () => {
  const slip = useSlipSteps()
  // The words of a later step: loaded only then, they would take the bar away for a moment, and the focus with it.
  useAreaTexts('money')
  return (
    <>
      <OrderApproval of="decisions" />
      <OrderDelivery />
      {slip?.possible.has('invoice') && <OrderInvoice primary={slip.primary === 'invoice'} />}
      <OrderCopies />
      <OrderApproval of="cancel" />
      <PrintRecord />
    </>
  )
}

export default OrderActions
