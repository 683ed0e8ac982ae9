import OrderApproval from './OrderApproval.tsx'
import OrderDelivery from './OrderDelivery.tsx'

/** What can be done with an order besides editing it, on its page. */
const OrderActions = () => (
  <>
    <OrderApproval />
    <OrderDelivery />
  </>
)

export default OrderActions
