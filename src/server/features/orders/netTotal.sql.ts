import { sql } from 'kysely'
import { type ColumnsOf, isOneOf, orZero } from '../../db/columnsOf.ts'
import type { Sql } from '../../db/dialects/engine.ts'

/** The signed net total of an order: negative for a return. */
export const netTotal = (t: ColumnsOf<'salesOrders' | 'purchaseOrders'>): Sql => {
  const total = orZero(t('netTotal'))
  return sql`case when ${isOneOf(t('slipType'), 'salesReturn', 'retailSalesReturn', 'purchaseReturn')} then -${total} else ${total} end`
}
