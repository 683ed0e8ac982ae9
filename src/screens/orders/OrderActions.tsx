import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { OrderInvoice } from '../money/OrderInvoice.tsx'
import PrintRecord from '../printing/PrintRecord.tsx'
import OrderApproval from './OrderApproval.tsx'
import OrderCopies from './OrderCopies.tsx'
import OrderDelivery from './OrderDelivery.tsx'
import { useSlipSteps } from './useSlipSteps.ts'

/** Actions on an order's page besides editing. */
const OrderActions = () => {
  const slip = useSlipSteps()
  // Texts of a later step: loading them then would suspend the bar for a moment, and lose the focus.
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
