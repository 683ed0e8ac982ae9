import type { Left } from '../../../domain/money/invoiceMargin.ts'
import type { Subject } from '../../../model/subject.ts'
import { hubTables } from '../../db/hubTables.ts'
import type { Condition } from '../../records/read/visibleRows.sql.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { countedMovements, type MovedRow, valued, visibleMovements } from '../stock/valuedMovements.ts'

/** Delivered goods of one material, by order and line. */
type LeftOfMaterial = ReadonlyMap<string, Left>

interface Replay {
  /** Version of the replayed movements; movements are only added. */
  readonly version: string
  readonly left: LeftOfMaterial
}

/** Maximum number of cached order lines. */
const MOST_LINES = 100_000

const keyOf = (order: string, line: number | null): string => `${order} ${line}`

/** Sum of the parts; undefined for none. */
const together = (parts: readonly Left[]): Left | undefined =>
  parts.length === 0
    ? undefined
    : parts.reduce((sum, { quantity, cost }) => ({ quantity: sum.quantity + quantity, cost: sum.cost + cost }), { quantity: 0n, cost: 0n })

function replayed(rows: readonly MovedRow[]): LeftOfMaterial {
  const { steps } = valued(rows)
  const left = new Map<string, Left>()
  for (const [index, { salesOrder, line, quantity }] of rows.entries()) {
    if (salesOrder === null) continue
    const key = keyOf(salesOrder, line)
    const before = left.get(key) ?? { quantity: 0n, cost: 0n }
    left.set(key, { quantity: before.quantity - BigInt(quantity), cost: before.cost - (steps[index]?.change ?? 0n) })
  }
  return left
}

/** Version of each material's movements: their number and the time of the last. */
async function versionsOf({ db }: RecordContext, materials: readonly string[], mine: Condition): Promise<ReadonlyMap<string, string>> {
  if (materials.length === 0) return new Map()
  const rows = await hubTables(db.read)
    .selectFrom('materialTransactions as t')
    .select(({ fn }) => ['material', fn.countAll().as('count'), fn.max('createdAt').as('last')])
    .where('material', 'in', [...materials])
    .where(mine)
    .groupBy('material')
    .execute()
  return new Map(rows.map(({ material, count, last }) => [material, `${count} ${last}`]))
}

/** Goods that left with deliveries of an order's line. */
export type LeftBy = (order: string, line: number | null) => Left | undefined

/**
 * Delivered goods at the moving average cost (`PRODUCT.md E17`). Replays the movements of a material when it has new ones, once for all users
 * who may see the same.
 */
export class LeftGoods {
  private readonly replays = new Map<string, Replay>()
  private lines = 0

  async of(records: RecordContext, subject: Subject, materials: readonly string[]): Promise<LeftBy> {
    const mine = visibleMovements(records, subject)
    const { sql, parameters } = mine.compile(records.db.read)
    const placeOf = (material: string) => JSON.stringify([material, sql, parameters])
    const versions = [...(await versionsOf(records, materials, mine))]
    const changed = versions.filter(([material, version]) => this.replays.get(placeOf(material))?.version !== version)
    const fresh = await this.replay(records, mine, changed)
    const known = versions.flatMap(([material]) => fresh.get(material) ?? this.replays.get(placeOf(material))?.left ?? [])
    for (const [material, version] of changed) this.keep(placeOf(material), { version, left: fresh.get(material) ?? new Map() })
    return (order, line) => together(known.flatMap((left) => left.get(keyOf(order, line)) ?? []))
  }

  private async replay(records: RecordContext, mine: Condition, changed: readonly (readonly [string, string])[]) {
    const left = new Map<string, LeftOfMaterial>()
    for (const [material] of changed) left.set(material, replayed(await countedMovements(records.db.read, { material }, mine)))
    return left
  }

  private keep(place: string, replay: Replay): void {
    this.forget(place)
    this.replays.set(place, replay)
    this.lines += replay.left.size
    for (const [oldest] of this.replays) {
      if (this.lines <= MOST_LINES) return
      this.forget(oldest)
    }
  }

  private forget(place: string): void {
    this.lines -= this.replays.get(place)?.left.size ?? 0
    this.replays.delete(place)
  }
}
