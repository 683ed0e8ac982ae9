import type { Usage } from '../../../domain/subscriptions/steps.ts'
import type { Queries } from '../../db/database.ts'
import { hubTables } from '../../db/hubTables.ts'

/** Unsold cars of a firm (`PRODUCT.md P3`); archived ones don't count. */
async function carsOf(queries: Queries, firm: string): Promise<number> {
  const cars = hubTables(queries).selectFrom('cars').where('firm', '=', firm).where('status', 'in', ['inStock', 'onOffer'])
  const row = await cars.select(({ fn }) => fn.countAll().as('total')).executeTakeFirst()
  return Number(row?.total ?? 0)
}

/** Leading bids of a firm's users; when an auction is decided, its bids no longer lead. */
async function bidsOf(queries: Queries, firm: string): Promise<number> {
  const bids = hubTables(queries).selectFrom('bids').innerJoin('users', 'users.id', 'bids.bidder')
  const leading = bids.where('users.firm', '=', firm).where('bids.status', '=', 'leading')
  const row = await leading.select(({ fn }) => fn.countAll().as('total')).executeTakeFirst()
  return Number(row?.total ?? 0)
}

/** What counts against the limits of a firm's plan. */
export const usageOf = async (queries: Queries, firm: string): Promise<Usage> => ({
  cars: await carsOf(queries, firm),
  bids: await bidsOf(queries, firm),
})
