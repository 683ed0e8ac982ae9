import { sql } from 'kysely'
import type { Bidder } from '../../../../domain/auction/eligibility.ts'
import { columnsOf, exact, fixed, isOneOf, orNull, selectAll } from '../../../db/columnsOf.ts'
import type { Database, Queries } from '../../../db/database.ts'
import { prepareOnce, type SlotOf } from '../../../db/prepared.ts'
import { type IncrementsKey, incrementsKey } from './increments.ts'
import { isPlanStopped, RUNNING_PLANS } from './pipeline.sql.ts'

/** Facts about a lot that are not in the auction. */
interface LotFacts {
  /** User who answers for the car. */
  readonly seller: string | null
  readonly sellerFirm: string
  /** Firm of the leader. */
  readonly leaderFirm: string | null
  readonly increments: IncrementsKey | undefined
}

/** A bidder, and how many cars their firm's plan allows in the pipeline; null: any number (`PRODUCT.md P3`). */
export interface PlannedBidder extends Bidder {
  readonly pipelineLimit: number | null
}

/** Facts that decide about bids besides the auctions themselves. */
export interface Facts {
  readonly lots: ReadonlyMap<string, LotFacts>
  readonly bidders: ReadonlyMap<string, PlannedBidder>
  /** Earlier bids by bidder and idempotency key. */
  readonly taken: ReadonlyMap<string, TakenBid>
}

interface TakenBid {
  readonly id: string
  readonly auction: string
  /** Minor units. */
  readonly maximum: bigint
}

export const bidKey = (bidder: string, key: string): string => `${bidder} ${key}`

export interface FactsOf {
  readonly auctions: readonly string[]
  readonly bidders: readonly string[]
  readonly keys: readonly string[]
}

const [b, a, c, l, i] = [
  columnsOf('bids', 'b'),
  columnsOf('auctions', 'a'),
  columnsOf('cars', 'c'),
  columnsOf('users', 'l'),
  columnsOf('bidIncrements', 'i'),
]
const [u, f, s, p] = [
  columnsOf('users', 'u'),
  columnsOf('firms', 'f'),
  columnsOf('subscriptions', 's'),
  columnsOf('subscriptionPlans', 'p'),
]

const suspended = isPlanStopped(sql`${u('firm')}`)

/** Limit of the running plan; the largest, should there be several. */
const pipelineLimit = sql<number | null>`(select max(${p('pipelineCarLimit')}) from ${s.table} join ${p.table} on ${p('id')} = ${s('plan')}
  where ${s('firm')} = ${u('firm')} and ${isOneOf(s('status'), ...RUNNING_PLANS)})`

/** One statement, because each costs a round trip while the auctions are locked. */
const facts = prepareOnce(({ engine: { fragments } }, slot: SlotOf<{ [K in keyof FactsOf]: unknown }>) =>
  selectAll(
    [
      {
        kind: fixed('taken'),
        id: b('id'),
        bidder: b('bidder'),
        key: b('idempotencyKey'),
        auction: b('auction'),
        maximum: exact(b('maximum')),
      },
      sql`from ${b.table} where ${fragments.among('id', b('idempotencyKey'), slot('keys'))}`,
    ],
    [
      {
        kind: fixed('lot'),
        id: a('id'),
        seller: c('owner'),
        sellerFirm: c('firm'),
        leaderFirm: orNull(l('firm')),
        increments: a('increments'),
        version: exact(orNull(i('_version'))),
      },
      sql`from ${a.table} join ${c.table} on ${c('id')} = ${a('car')} left join ${l.table} on ${l('id')} = ${a('leader')}
        left join ${i.table} on ${i('id')} = ${a('increments')} where ${fragments.among('id', a('id'), slot('auctions'))}`,
    ],
    [
      { kind: fixed('bidder'), id: u('id'), firm: f('id'), state: f('state'), suspended: exact(suspended), limit: exact(pipelineLimit) },
      sql`from ${u.table} join ${f.table} on ${f('id')} = ${u('firm')} where ${fragments.among('id', u('id'), slot('bidders'))}`,
    ],
  ),
)

/** Reads the facts that decide about bids, in one statement. */
export async function readFacts(db: Database, queries: Queries, { auctions, bidders, keys }: FactsOf): Promise<Facts> {
  const list = (ids: readonly string[]) => db.engine.values.list('id', ids)
  const found = { lots: new Map<string, LotFacts>(), bidders: new Map<string, PlannedBidder>(), taken: new Map<string, TakenBid>() }
  for (const row of await facts(db, queries, { auctions: list(auctions), bidders: list(bidders), keys: list(keys) })) {
    if (row.kind === 'taken') {
      const { id, bidder, key, auction, maximum } = row
      found.taken.set(bidKey(bidder, key ?? ''), { id, auction, maximum: BigInt(maximum ?? 0) })
    } else if (row.kind === 'lot') {
      const { id, seller, sellerFirm, leaderFirm, increments, version } = row
      found.lots.set(id, { seller, sellerFirm, leaderFirm, increments: incrementsKey(increments, version) })
    } else
      found.bidders.set(row.id, {
        firm: row.firm,
        firmState: row.state ?? 'pending',
        planSuspended: row.suspended === '1',
        pipelineLimit: row.limit === null ? null : Number(row.limit),
      })
  }
  return found
}
