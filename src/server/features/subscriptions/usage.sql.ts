import type { Usage } from '../../../domain/subscriptions/steps.ts'
import type { Queries } from '../../db/database.ts'
import { hubTables } from '../../db/hubTables.ts'
import { undeliveredWins } from './undelivered.sql.ts'

/** Unsold cars of a firm (`PRODUCT.md P3`); archived ones don't count. */
const carsOf = (queries: Queries, firm: string) =>
  hubTables(queries).selectFrom('cars').where('firm', '=', firm).where('status', 'in', ['inStock', 'onOffer'])

/** Leading bids of a firm's users; when an auction is decided, its bids no longer lead. */
const bidsOf = (queries: Queries, firm: string) =>
  hubTables(queries)
    .selectFrom('bids')
    .innerJoin('users', 'users.id', 'bids.bidder')
    .innerJoin('auctions', 'auctions.id', 'bids.auction')
    .where('users.firm', '=', firm)
    .where('bids.status', '=', 'leading')

/** Auctions that a firm has won, until their cars are received. */
const winsOf = (queries: Queries, firm: string) =>
  hubTables(queries)
    .selectFrom('auctions')
    .innerJoin(undeliveredWins([firm]).as('wins'), 'wins.auction', 'auctions.id')

interface CountContext {
  readonly total: string | number | bigint
}

const number = (row: CountContext | undefined): number => Number(row?.total ?? 0)

/** What counts against the limits of a firm's plan. */
export async function usageOf(queries: Queries, firm: string): Promise<Usage> {
  const cars = await carsOf(queries, firm)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirst()
  const bids = await bidsOf(queries, firm)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirst()
  const wins = await winsOf(queries, firm)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirst()
  return { cars: number(cars), bids: number(bids), wins: number(wins) }
}

/** Maximum number of listed records of each kind. */
const MOST = 500

interface CarName {
  readonly year: number | null
  readonly make: string | null
  readonly model: string | null
  readonly lotNumber: string | null
}

const nameOf = ({ year, make, model, lotNumber }: CarName): string =>
  [year, make, model].filter((part) => part !== null).join(' ') || (lotNumber ?? '')

/** The records that `usageOf` counts; the newest first. */
export async function countedOf(queries: Queries, firm: string) {
  const cars = await carsOf(queries, firm)
    .select(['id', 'year', 'make', 'model', 'lotNumber', 'status'])
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  const bids = await bidsOf(queries, firm)
    .select(['auctions.id', 'auctions.name', 'auctions.status'])
    .orderBy('auctions.id', 'desc')
    .limit(MOST)
    .execute()
  const wins = await winsOf(queries, firm)
    .select(['auctions.id', 'auctions.name', 'auctions.status'])
    .orderBy('auctions.id', 'desc')
    .limit(MOST)
    .execute()
  const named = ({ id, name, status }: { readonly id: string; readonly name: string | null; readonly status: string | null }) => ({
    ...{ id, name: name ?? '', status: status ?? '' },
  })
  return {
    cars: cars.map((car) => ({ id: car.id, name: nameOf(car), status: car.status ?? '' })),
    bids: bids.map(named),
    wins: wins.map(named),
  }
}
