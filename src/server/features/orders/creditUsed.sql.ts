import { sql } from 'kysely'
import { hundredths, moneyText } from '../../../domain/money/hundredths.ts'
import { columnsOf, exact, isOneOf, orZero, select } from '../../db/columnsOf.ts'
import type { Queries } from '../../db/database.ts'
import type { Sql } from '../../db/dialects/engine.ts'
import { receivableOf } from '../payments/receivableOf.ts'
import { netTotal } from './netTotal.sql.ts'

interface Whose {
  readonly firm: string
  readonly customer: string
  readonly currency: string
}

const [o, i] = [columnsOf('salesOrders', 'o'), columnsOf('invoices', 'i')]

const invoiced = sql`case when ${isOneOf(i('kind'), 'creditNote')} then -${i('netTotal')} else ${i('netTotal')} end`

async function sumOf(queries: Queries, amount: Sql, rest: Sql): Promise<bigint> {
  const { rows } = await select({ sum: exact(orZero(sql`sum(${amount})`)) }, rest).execute(queries)
  return BigInt(rows[0]?.sum ?? '0')
}

/**
 * What a customer owes in one currency (`PRODUCT.md E18`): what is open of invoices, less what was paid ahead, and approved sales, less what
 * comes back, that are not invoiced yet. Decimal text.
 */
export async function creditUsed(queries: Queries, { firm, customer, currency }: Whose): Promise<string> {
  const approved = sql`${o('firm')} = ${firm} and ${o('customer')} = ${customer} and ${o('currency')} = ${currency}
    and ${isOneOf(o('approval'), 'approved')}`
  const sold = await sumOf(queries, netTotal(o), sql`from ${o.table} where ${approved}`)
  const billed = await sumOf(queries, invoiced, sql`from ${i.table} join ${o.table} on ${o('id')} = ${i('salesOrder')} where ${approved}`)
  const owed = (await receivableOf({ trx: queries }, customer)).find((one) => one.currency === currency)?.amount
  return moneyText(sold - billed + hundredths(owed))
}
