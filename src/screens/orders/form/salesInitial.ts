import type { InitialValues } from '../../../admin/screens.ts'
import type { slipCalls } from '../../../domain/orders/calls.ts'

/** Initial values of a new sales order of the user's firm. */
const initial: InitialValues<'salesOrders'> = (hub) => hub.call<typeof slipCalls.salesOrders.initial>('GET', '/api/salesOrders/initial', {})

export default initial
