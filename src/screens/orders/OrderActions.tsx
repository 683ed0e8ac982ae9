import PrintRecord from '../printing/PrintRecord.tsx'
import OrderApproval from './OrderApproval.tsx'
import OrderDelivery from './OrderDelivery.tsx'

/** Actions for an order besides editing it, on its page. */
const OrderActions = () => (
  <>
    <OrderApproval />
    <OrderDelivery />
    <PrintRecord />
  </>
)

export default OrderActions
