import type { RulesFor } from '../../records/rules.ts'
import { checkDemanded, followDemanded } from './demandOrders.ts'

/** The part of demands that an order takes. */
export const rules: RulesFor<'purchaseOrders'> = { beforeWrite: checkDemanded, afterWrite: followDemanded }
