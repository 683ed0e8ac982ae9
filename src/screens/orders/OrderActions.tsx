import { OrderInvoice } from '../money/OrderInvoice.tsx'
import PrintRecord from '../printing/PrintRecord.tsx'
import OrderApproval from './OrderApproval.tsx'
import OrderCopies from './OrderCopies.tsx'
import OrderDelivery from './OrderDelivery.tsx'
import { useSlipSteps } from './useSlipSteps.ts'

/** Actions for an order besides editing it, on its page. */
const OrderActions = () => {
  const slip = useSlipSteps()
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
