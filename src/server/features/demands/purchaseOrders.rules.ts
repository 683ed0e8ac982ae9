import type { RulesFor } from '../../records/rules.ts'
import { checkDemanded, followDemanded } from './demandOrders.ts'

/** What an order made of demands takes of them. */
export const rules: RulesFor<'purchaseOrders'> = { beforeWrite: checkDemanded, afterWrite: followDemanded }
