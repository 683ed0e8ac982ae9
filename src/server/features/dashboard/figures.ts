import { sql } from 'kysely'
import type { Figure } from '../../../domain/dashboard.ts'
import { formatDecimal } from '../../../model/values/decimal.ts'
import type { Sql } from '../../db/dialects/engine.ts'
import { type Asker, own, scaleOf, visible } from '../../records/read/visible.ts'
import { documentCurrency } from './documentCurrency.ts'
import { type Borders, dayBorders, momentBorders, sums, sumsOf, within } from './spans.ts'

type Row = Readonly<Record<string, unknown>>

const total = (parts: readonly bigint[]): bigint => parts.reduce((sum, part) => sum + part, 0n)

const figure = (row: Row, borders: Borders, scale: number): Figure => {
  const [before = 0n, ...steps] = sumsOf(row, borders)
  const text = (amount: bigint): string => formatDecimal(amount, scale)
  return {
    currency: typeof row.currency === 'string' ? row.currency : null,
    value: text(total(steps)),
    before: text(before),
    course: steps.map(text),
  }
}

const COUNT = sql`1`

/** How many rows there are, by a time of theirs. */
const counted = async ({ context }: Asker, from: Sql, time: Sql, borders: Borders): Promise<Figure> => {
  const { rows } = await sql<Row>`select ${sums(time, borders, COUNT)} from ${from} and ${within(time, borders)}`.execute(context.db.read)
  return figure(rows[0] ?? {}, borders, 0)
}

/** Net totals of approved orders, by currency. */
const paid = async (asker: Asker, entity: 'salesOrders' | 'purchaseOrders'): Promise<readonly Figure[] | null> => {
  const where = visible(asker, entity, ['date', 'netTotal', 'currency', 'approval'])
  if (!where) return null
  const borders = dayBorders(asker.now)
  const day = sql`t.date`
  const { rows } = await sql<Row>`
    select ${documentCurrency} as currency, ${sums(day, borders, sql`coalesce(${sql.ref('t.netTotal')}, 0)`)}
    from ${sql.table(entity)} as t
    where ${where} and t.approval = 'approved' and ${within(day, borders)}
    group by ${documentCurrency} order by count(*) desc, 1`.execute(asker.context.db.read)
  return rows.map((row) => figure(row, borders, scaleOf(asker, entity, 'netTotal')))
}

export const sales = (asker: Asker): Promise<readonly Figure[] | null> => paid(asker, 'salesOrders')

export const purchases = (asker: Asker): Promise<readonly Figure[] | null> => paid(asker, 'purchaseOrders')

export const orders = async (asker: Asker): Promise<Figure | null> => {
  const where = visible(asker, 'salesOrders', ['date'])
  return where ? counted(asker, sql`${sql.table('salesOrders')} as t where ${where}`, sql`t.date`, dayBorders(asker.now)) : null
}

/** Auctions that ended with a sale. */
export const carsSold = async (asker: Asker): Promise<Figure | null> => {
  const where = visible(asker, 'auctions', ['status', 'endsAt'])
  const from = sql`${sql.table('auctions')} as t where ${where} and t.status = 'sold'`
  return where ? counted(asker, from, sql.ref('t.endsAt'), momentBorders(asker.now)) : null
}

/** The asker's bids that have won, as the rest of a statement after `from`; the auction is `a`. Undefined for who sees others' bids. */
export const wonBids = (asker: Asker): Sql | undefined => {
  const where = own(asker, 'bids', ['auction', 'status'])
  if (!where || !visible(asker, 'auctions', ['endsAt'])) return undefined
  return sql`${sql.table('bids')} as t join ${sql.table('auctions')} as a on a.id = t.auction where ${where} and t.status = 'won'`
}

/** Auctions that the asker has won, by their end. */
export const won = async (asker: Asker): Promise<Figure | null> => {
  const from = wonBids(asker)
  return from ? counted(asker, from, sql.ref('a.endsAt'), momentBorders(asker.now)) : null
}
