import { type RawBuilder, sql } from 'kysely'
import type { Bidder, FirmState } from '../../../../domain/auction/eligibility.ts'
import type { LotCar } from '../../../../domain/auction/room.ts'
import { entityOf } from '../../../../model/entityOf.ts'
import type { Queries } from '../../../db/database.ts'
import { prepareList } from '../../../db/prepared.ts'
import type { RecordContext } from '../../../records/recordContext.ts'
import { fieldValue, type StoredRecord } from '../../../records/values.ts'
import type { IncrementsKey } from '../bidding/increments.ts'

type Needed = Pick<RecordContext, 'db' | 'model' | 'repository'>

/** Where somebody stands towards a lot. */
export interface Standing extends Bidder {
  readonly sellerFirm: string
  readonly leaderFirm: string | null
  readonly increments: IncrementsKey | undefined
  /** Version of the car that the lot is. */
  readonly carVersion: number
  readonly watching: boolean
  /** Minor units; null for who has not bid. */
  readonly maximum: bigint | null
}

type Row = readonly [
  id: string,
  sellerFirm: string | null,
  increments: string | null,
  version: unknown,
  car: unknown,
  watching: unknown,
  maximum: unknown,
  firm: string,
  firmState: FirmState,
  leaderFirm: string | null,
  planSuspended: unknown,
]

const flag = (condition: RawBuilder<unknown>) => sql`case when exists (${condition}) then 1 else 0 end`

/** Standings of one user towards lots, by auction, in one statement. */
export function createStandings({
  db,
}: Pick<Needed, 'db'>): (queries: Queries, user: string, ids: readonly string[]) => Promise<ReadonlyMap<string, Standing>> {
  const { fragments, values } = db.engine
  const statement = prepareList(
    db,
    (next) => sql`
      select a.id, c.firm, a.increments, i._version, c._version,
        ${flag(sql`select 1 from watches as w where w.auction = a.id and ${sql.ref('w.user')} = me.id`)},
        cast((select b.maximum from bids as b where b.auction = a.id and b.bidder = me.id and b.status <> 'retracted'
          order by b.number desc limit 1) as text),
        mine.id, mine.state, (select l.firm from users as l where l.id = a.leader),
        ${flag(sql`select 1 from subscriptions as s where s.firm = mine.id and s.status = 'suspended'`)}
      from auctions as a join cars as c on c.id = a.car join users as me on me.id = ${next()} join firms as mine on mine.id = me.firm
      left join ${sql.table('bidIncrements')} as i on i.id = a.increments
      where ${fragments.among('id', sql.ref('a.id'), next())}`,
  )
  return async (queries, user, ids) => {
    const rows = (await statement.rows(queries, [user, values.list('id', ids)])) as unknown as Row[]
    return new Map(
      rows.map(([id, seller, table, version, car, watching, maximum, firm, firmState, leaderFirm, plan]) => [
        id,
        {
          sellerFirm: seller ?? '',
          leaderFirm,
          firm,
          firmState,
          increments: table === null || version === null ? undefined : { id: table, version: Number(version) },
          carVersion: Number(car),
          watching: Number(watching) === 1,
          maximum: maximum === null ? null : BigInt(String(maximum)),
          planSuspended: Number(plan) === 1,
        },
      ]),
    )
  }
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function carOf(record: StoredRecord, lots: ReadonlyMap<string, StoredRecord>): LotCar {
  const { make, model, year, odometer, damages } = record
  const label = [year, make, model].filter((part) => part !== null).join(' ')
  return {
    id: record.id,
    label: label || String(fieldValue(record, 'lotNumber') ?? ''),
    image: textOrNull(record.image),
    colour: textOrNull(record.colour),
    year: Number(year ?? 0),
    make: String(make ?? ''),
    model: String(model ?? ''),
    odometer: typeof odometer === 'number' ? odometer : null,
    lotNumber: textOrNull(record.lotNumber),
    vin: textOrNull(record.vin),
    location: textOrNull(lots.get(String(record.location))?.name),
    titleType: textOrNull(record.titleType),
    damages: Array.isArray(damages) ? damages.map(String) : [],
  }
}

/** Cars that are remembered, each as it was at the version asked for. */
const MOST_CARS = 5_000

/**
 * Cars as lots show them, whoever owns them: what is on offer is for all to see who may see auctions. Each is read once a version.
 */
export function createLotCars(
  context: Needed,
): (queries: Queries, wanted: readonly { readonly id: string; readonly version: number }[]) => Promise<ReadonlyMap<string, LotCar>> {
  const known = new Map<string, { readonly version: number; readonly car: LotCar }>()
  return async (queries, wanted) => {
    const missing = wanted.filter(({ id, version }) => known.get(id)?.version !== version).map(({ id }) => id)
    if (missing.length > 0) {
      if (known.size > MOST_CARS) known.clear()
      const { repository } = context
      const cars = await repository.getMany(queries, entityOf(context, 'cars'), missing)
      const places = [...new Set(cars.flatMap(({ location }) => textOrNull(location) ?? []))]
      const lots = new Map((await repository.getMany(queries, entityOf(context, 'carLots'), places)).map((lot) => [lot.id, lot]))
      for (const car of cars) known.set(car.id, { version: car._version, car: carOf(car, lots) })
    }
    return new Map(wanted.flatMap(({ id }) => (known.has(id) ? [[id, known.get(id)?.car as LotCar]] : [])))
  }
}
