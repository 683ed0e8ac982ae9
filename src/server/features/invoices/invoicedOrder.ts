import { invoicedState } from '../../../domain/money/invoiceLines.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { writeDependent } from '../../records/afterCommit.ts'
import type { RuleContext } from '../../records/rules.ts'

type Order = EntityMap['salesOrders']

type Billed = Parameters<typeof invoicedState>[1]

/** Stores on the order how far it is invoiced. */
export async function storeInvoicedState(context: RuleContext, order: Order, billed: Billed): Promise<void> {
  const invoiced = invoicedState(order, billed)
  if (invoiced !== order.invoiced) await writeDependent(context, entityOf(context.records, 'salesOrders'), order, { invoiced })
}
