import { sql } from 'kysely'
import { columnsOf, hasRow, isOneOf, isTrue, select } from '../../../db/columnsOf.ts'
import type { Queries } from '../../../db/database.ts'

const [mine, other, offer, lot] = [
  columnsOf('cars', 'mine'),
  columnsOf('cars', 'other'),
  columnsOf('carOffers', 'offer'),
  columnsOf('auctions', 'lot'),
]

const offered = sql`exists (select 1 from ${offer.table} where ${offer('car')} = ${other('id')} and ${isOneOf(offer('status'), 'submitted', 'accepted')})`

const auctioned = sql`exists (select 1 from ${lot.table} where ${lot('car')} = ${other('id')}
  and ${isOneOf(lot('status'), 'upcoming', 'live', 'pendingApproval', 'reserveNotMet')})`

/** Whether another firm has a car with the same VIN on offer (`PRODUCT.md A15`). */
export async function vinElsewhere(queries: Queries, car: string): Promise<boolean> {
  const same = sql`select 1 from ${mine.table} join ${other.table} on ${other('vin')} = ${mine('vin')} and ${other('firm')} <> ${mine('firm')}
    where ${mine('id')} = ${car} and (${offered} or ${auctioned})`
  const { rows } = await select({ elsewhere: hasRow(same) }, sql``).execute(queries)
  return rows.some(({ elsewhere }) => isTrue(elsewhere))
}
