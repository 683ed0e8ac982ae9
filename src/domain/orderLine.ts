import type { DraftMap } from '../model/entityMap.ts'

/** A line of a sales or purchase order as it is written: what somebody has yet to say is absent or null. */
export type OrderLine = NonNullable<DraftMap['salesOrders']['lines']>[number]
