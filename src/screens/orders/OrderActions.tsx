import { OrderInvoice } from '../money/OrderInvoice.tsx'
import PrintRecord from '../printing/PrintRecord.tsx'
import OrderApproval from './OrderApproval.tsx'
import OrderCopies from './OrderCopies.tsx'
import OrderDelivery from './OrderDelivery.tsx'

/** Actions for an order besides editing it, on its page. */
const OrderActions = () => (
  <>
    <OrderApproval of="decisions" />
    <OrderDelivery />
    <OrderInvoice />
    <OrderCopies />
    <OrderApproval of="cancel" />
    <PrintRecord />
  </>
)

export default OrderActions
