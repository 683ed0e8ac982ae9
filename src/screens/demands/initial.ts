import type { InitialValues } from '../../admin/screens.ts'
import type { initialWarehouse } from '../../domain/stock/initialWarehouseCalls.ts'

/** Initial values of a new demand of the user's firm. */
const initial: InitialValues<'demands'> = (hub) => hub.call<typeof initialWarehouse.demands>('GET', '/api/demands/initial', {})

export default initial
