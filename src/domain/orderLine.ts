import type { DraftMap } from '../model/entityMap.ts'

/** A line of a sales or purchase order as it is entered: missing values are absent or null. */
export type OrderLine = NonNullable<DraftMap['salesOrders']['lines']>[number]
