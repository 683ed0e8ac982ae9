import type { InitialValues } from '../../../admin/screens.ts'
import type { documentCalls } from '../../../domain/stock/documentCalls.ts'

/** Initial values of a new document of the user's firm. */
const initial: InitialValues = (hub) => hub.call<typeof documentCalls.initial>('GET', '/api/stockDocuments/initial', {})

export default initial
