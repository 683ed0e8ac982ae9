import type { InitialValues } from '../../admin/screens.ts'
import type { initialWarehouse } from '../../domain/stock/initialWarehouseCalls.ts'

/** Initial values of a new purchase of the user's firm. */
const initial: InitialValues<'purchases'> = (hub) => hub.call<typeof initialWarehouse.purchases>('GET', '/api/purchases/initial', {})

export default initial
