import { sql } from 'kysely'
import { hundredths, moneyText } from '../../../domain/money/hundredths.ts'
import type { Owed } from '../../../domain/orders/creditExposure.ts'
import { columnsOf, exact, isOneOf, orZero, select } from '../../db/columnsOf.ts'
import type { Queries } from '../../db/database.ts'
import type { Sql } from '../../db/dialects/engine.ts'
import { documentCurrency } from '../firms/documentCurrency.sql.ts'
import { receivableOf } from '../payments/receivableOf.ts'
import { netTotal } from './netTotal.sql.ts'

interface CustomerOfFirm {
  readonly firm: string
  readonly customer: string
}

const [o, i] = [columnsOf('salesOrders', 'o'), columnsOf('invoices', 'i')]

const invoiced = sql`case when ${isOneOf(i('kind'), 'creditNote')} then -${i('netTotal')} else ${i('netTotal')} end`

/** Sums by currency, in hundredths. */
async function sumsOf(queries: Queries, amount: Sql, rest: Sql): Promise<ReadonlyMap<string, bigint>> {
  const columns = { currency: documentCurrency(o('currency'), o('firm')), sum: exact(orZero(sql`sum(${amount})`)) }
  const { rows } = await select(columns, sql`${rest} group by 1`).execute(queries)
  return new Map(rows.map(({ currency, sum }) => [currency, BigInt(sum ?? '0')]))
}

/**
 * A customer's debt by currency (`PRODUCT.md E18`): open invoices less advances, plus approved sales less returns that are not invoiced yet.
 */
export async function creditUsed(queries: Queries, { firm, customer }: CustomerOfFirm): Promise<readonly Owed[]> {
  const approved = sql`${o('firm')} = ${firm} and ${o('customer')} = ${customer} and ${isOneOf(o('approval'), 'approved')}`
  const sold = await sumsOf(queries, netTotal(o), sql`from ${o.table} where ${approved}`)
  const billed = await sumsOf(queries, invoiced, sql`from ${i.table} join ${o.table} on ${o('id')} = ${i('salesOrder')} where ${approved}`)
  const open = new Map((await receivableOf({ trx: queries }, customer)).map(({ currency, amount }) => [currency, hundredths(amount)]))
  return [...new Set([...sold.keys(), ...open.keys()])].map((currency) => ({
    currency,
    amount: moneyText((sold.get(currency) ?? 0n) - (billed.get(currency) ?? 0n) + (open.get(currency) ?? 0n)),
  }))
}
