import { sql } from 'kysely'
import type { Bidder } from '../../../../domain/auction/eligibility.ts'
import { columnsOf, exact, hasRow, isNot, isTrue, orNull, select } from '../../../db/columnsOf.ts'
import type { Database, Queries } from '../../../db/database.ts'
import { prepareOnce, type SlotOf } from '../../../db/prepared.ts'
import { type IncrementsKey, incrementsKey } from '../bidding/increments.ts'
import { isPlanStopped } from '../bidding/pipeline.sql.ts'

/** A user's standing on a lot. */
export interface Standing extends Bidder {
  readonly sellerFirm: string
  readonly leaderFirm: string | null
  readonly increments: IncrementsKey | undefined
  /** Version of the lot's car. */
  readonly carVersion: number
  readonly watching: boolean
  /** Minor units; null without a bid. */
  readonly maximum: bigint | null
}

const [a, c, i, me, mine] = [
  columnsOf('auctions', 'a'),
  columnsOf('cars', 'c'),
  columnsOf('bidIncrements', 'i'),
  columnsOf('users', 'me'),
  columnsOf('firms', 'mine'),
]
const [w, b, l] = [columnsOf('watches', 'w'), columnsOf('bids', 'b'), columnsOf('users', 'l')]

const maximum = sql<string | null>`(select ${b('maximum')} from ${b.table}
  where ${b('auction')} = ${a('id')} and ${b('bidder')} = ${me('id')} and ${isNot(b('status'), 'retracted')} order by ${b('number')} desc limit 1)`

const COLUMNS = {
  id: a('id'),
  sellerFirm: c('firm'),
  increments: a('increments'),
  version: orNull(i('_version')),
  carVersion: c('_version'),
  watching: hasRow(sql`select 1 from ${w.table} where ${w('auction')} = ${a('id')} and ${w('user')} = ${me('id')}`),
  maximum: exact(maximum),
  firm: mine('id'),
  firmState: mine('state'),
  leaderFirm: sql<string | null>`(select ${l('firm')} from ${l.table} where ${l('id')} = ${a('leader')})`,
  suspended: isPlanStopped(sql`${mine('id')}`),
}

const standings = prepareOnce(({ engine: { fragments } }, slot: SlotOf<{ user: string; ids: unknown }>) =>
  select(
    COLUMNS,
    sql`from ${a.table} join ${c.table} on ${c('id')} = ${a('car')} join ${me.table} on ${me('id')} = ${slot('user')}
      join ${mine.table} on ${mine('id')} = ${me('firm')} left join ${i.table} on ${i('id')} = ${a('increments')}
      where ${fragments.among('id', a('id'), slot('ids'))}`,
  ),
)

/** Standings of one user towards lots, by auction, in one statement. */
export async function readStandings(
  db: Database,
  queries: Queries,
  user: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Standing>> {
  const rows = await standings(db, queries, { user, ids: db.engine.values.list('id', ids) })
  return new Map(
    rows.map(({ id, increments, version, watching, maximum, firmState, suspended, ...row }) => [
      id,
      {
        ...row,
        firmState: firmState ?? 'pending',
        increments: incrementsKey(increments, version),
        watching: isTrue(watching),
        maximum: maximum === null ? null : BigInt(maximum),
        planSuspended: isTrue(suspended),
      },
    ]),
  )
}
