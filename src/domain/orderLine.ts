import type { DraftMap } from '../model/entityMap.ts'

/** A line of a sales or purchase order in a form: missing values are absent or null. */
export type OrderLine = NonNullable<DraftMap['salesOrders']['lines']>[number]
