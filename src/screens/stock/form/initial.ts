import type { InitialValues } from '../../../admin/screens.ts'
import type { initialWarehouse } from '../../../domain/stock/initialWarehouseCalls.ts'

/** Initial values of a new document of the user's firm. */
const initial: InitialValues<'stockDocuments'> = (hub) =>
  hub.call<typeof initialWarehouse.stockDocuments>('GET', '/api/stockDocuments/initial', {})

export default initial
