import { sql } from 'kysely'
import type { Bidder, FirmState } from '../../../../domain/auction/eligibility.ts'
import type { Database, Queries } from '../../../db/database.ts'
import { prepareList } from '../../../db/prepared.ts'
import type { IncrementsKey } from './increments.ts'

/** What an auction does not say of its lot. */
export interface LotFacts {
  /** User who answers for the car. */
  readonly seller: string | null
  readonly sellerFirm: string
  /** Firm of who leads. */
  readonly leaderFirm: string | null
  readonly increments: IncrementsKey | undefined
}

/** What decides about bids besides the auctions themselves. */
export interface Facts {
  readonly lots: ReadonlyMap<string, LotFacts>
  readonly bidders: ReadonlyMap<string, Bidder>
  /** Bids that have been taken before, by bidder and idempotency key. */
  readonly taken: ReadonlyMap<string, TakenBid>
}

export interface TakenBid {
  readonly id: string
  readonly auction: string
  /** Minor units. */
  readonly maximum: bigint
}

export const takenKey = (bidder: string, key: string): string => `${bidder} ${key}`

export interface FactsOf {
  readonly auctions: readonly string[]
  readonly bidders: readonly string[]
  readonly keys: readonly string[]
}

type Row = readonly [
  kind: string,
  id: string,
  one: string | null,
  two: string | null,
  three: string | null,
  four: string | null,
  number: unknown,
]

const asState = (state: string | null): FirmState => (state === 'approved' || state === 'suspended' ? state : 'pending')

/** One statement, since each costs a round trip while the auctions are locked: lots, bidders and earlier bids as rows of one shape. */
export function createFacts(db: Database): (queries: Queries, of: FactsOf) => Promise<Facts> {
  const { fragments, values } = db.engine
  const none = sql`cast(null as text)`
  const statement = prepareList(db, (next) => {
    const keyed = fragments.among('id', sql.ref('b.idempotencyKey'), next())
    const lots = fragments.among('id', sql.ref('a.id'), next())
    const bidders = fragments.among('id', sql.ref('u.id'), next())
    return sql`
      select 'key' as kind, b.id, b.bidder, ${sql.ref('b.idempotencyKey')}, b.auction, ${none}, cast(b.maximum as text) from bids as b where ${keyed}
      union all
      select 'lot', a.id, c.owner, a.increments, c.firm, l.firm, cast(i._version as text)
      from auctions as a join cars as c on c.id = a.car left join users as l on l.id = a.leader
      left join ${sql.table('bidIncrements')} as i on i.id = a.increments where ${lots}
      union all
      select 'bidder', u.id, u.firm, f.state, ${none}, ${none}, cast(
        case when exists (select 1 from subscriptions as s where s.firm = u.firm and s.status = 'suspended') then 1 else 0 end as text)
      from users as u join firms as f on f.id = u.firm where ${bidders}`
  })
  return async (queries, { auctions, bidders, keys }) => {
    const rows = (await statement.rows(
      queries,
      [keys, auctions, bidders].map((ids) => values.list('id', ids)),
    )) as unknown as Row[]
    const of = (wanted: string) => rows.filter(([kind]) => kind === wanted)
    return {
      lots: new Map(
        of('lot').map(([, id, seller, table, sellerFirm, leaderFirm, version]) => [
          id,
          {
            seller,
            sellerFirm: sellerFirm ?? '',
            leaderFirm,
            increments: table === null || version === null ? undefined : { id: table, version: Number(version) },
          },
        ]),
      ),
      bidders: new Map(
        of('bidder').map(([, id, firm, state, , , suspended]) => [
          id,
          { firm: firm ?? '', firmState: asState(state), planSuspended: Number(suspended) === 1 },
        ]),
      ),
      taken: new Map(
        of('key').map(([, id, bidder, key, auction, , maximum]) => [
          takenKey(bidder ?? '', key ?? ''),
          { id, auction: auction ?? '', maximum: BigInt(String(maximum ?? 0)) },
        ]),
      ),
    }
  }
}
