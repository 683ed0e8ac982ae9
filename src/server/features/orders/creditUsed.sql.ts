import { sql } from 'kysely'
import { stringifyDecimal } from '../../../model/values/decimal.ts'
import { columnsOf, exact, isOneOf, orZero, select } from '../../db/columnsOf.ts'
import type { Queries } from '../../db/database.ts'

const MONEY = 2

interface Whose {
  readonly firm: string
  readonly customer: string
  readonly currency: string
}

/** What a customer owes for approved sales, less what comes back, in one currency. Decimal text. */
export async function creditUsed(queries: Queries, { firm, customer, currency }: Whose): Promise<string> {
  const o = columnsOf('salesOrders', 'o')
  const signed = sql`case when ${isOneOf(o('slipType'), 'salesReturn', 'retailSalesReturn')} then -${o('netTotal')} else ${o('netTotal')} end`
  const { rows } = await select(
    { used: exact(orZero(sql`sum(${signed})`)) },
    sql`from ${o.table} where ${o('firm')} = ${firm} and ${o('customer')} = ${customer} and ${o('currency')} = ${currency}
      and ${isOneOf(o('approval'), 'approved')}`,
  ).execute(queries)
  return stringifyDecimal(BigInt(rows[0]?.used ?? '0'), MONEY)
}
