import type { InitialValues } from '../../../admin/screens.ts'
import type { slipCalls } from '../../../domain/orders/calls.ts'

/** Initial values of a new purchase order of the user's firm. */
const initial: InitialValues<'purchaseOrders'> = (hub) =>
  hub.call<typeof slipCalls.purchaseOrders.initial>('GET', '/api/purchaseOrders/initial', {})

export default initial
