import type { RulesFor } from '../../records/rules.ts'
import { checkDemanded, updateDemands } from './demandOrders.ts'

/** Keeps demands up to date with purchase orders. */
export const rules: RulesFor<'purchaseOrders'> = { beforeWrite: checkDemanded, afterWrite: updateDemands }
