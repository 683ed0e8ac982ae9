import { hubTables } from '../../db/hubTables.ts'
import type { Condition } from '../../records/read/visibleRows.sql.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { countedMovements, type MovedRow } from './valuedMovements.ts'

/** Result of the replay of one material; `size` counts its entries in memory. */
export interface Replayed<Result> {
  readonly result: Result
  readonly size: number
}

interface Kept<Result> extends Replayed<Result> {
  /** Version of the replayed movements; movements are only added. */
  readonly version: string
}

interface ReplayRange {
  /** Default: all. */
  readonly materials?: readonly string[]
  /** Last day that counts. */
  readonly until?: string | undefined
}

/** Maximum number of cached entries. */
const MAX_ENTRIES = 100_000

/** Maximum number of materials in a query. */
const MAX_NAMED = 500

/**
 * Results of replaying each material's movements (`PRODUCT.md E17`). A material is replayed again only when it has new movements, once for all users
 * who may see the same.
 */
export class MaterialReplays<Result> {
  private readonly replay: (rows: readonly MovedRow[]) => Replayed<Result>
  private readonly kept = new Map<string, Kept<Result>>()
  private entries = 0

  constructor(replay: (rows: readonly MovedRow[]) => Replayed<Result>) {
    this.replay = replay
  }

  /** Results by material, of the movements that `mine` shows. */
  async of(records: RecordContext, mine: Condition, which: ReplayRange = {}): Promise<ReadonlyMap<string, Result>> {
    const { sql, parameters } = mine.compile(records.db.read)
    const keyOf = (material: string) => JSON.stringify([material, which.until ?? null, sql, parameters])
    const results = new Map<string, Result>()
    const changed = new Map<string, string>()
    const versions = await versionsOf(records, mine, which)
    for (const [material, version] of versions) {
      const known = this.kept.get(keyOf(material))
      if (known?.version === version) results.set(material, known.result)
      else changed.set(material, version)
    }
    const named = changed.size > MAX_NAMED ? which.materials : [...changed.keys()]
    const rows = changed.size === 0 ? [] : await countedMovements(records.db.read, { material: named, until: which.until }, mine)
    for (const [material, own] of Map.groupBy(rows, (row) => row.material)) {
      const version = changed.get(material)
      if (version === undefined) continue
      const replayed = this.replay(own)
      results.set(material, replayed.result)
      this.keep(keyOf(material), { ...replayed, version })
    }
    return new Map([...versions.keys()].flatMap((material) => entryOf(results, material)))
  }

  private keep(key: string, replayed: Kept<Result>): void {
    this.forget(key)
    this.kept.set(key, replayed)
    this.entries += replayed.size
    for (const [oldest] of this.kept) {
      if (this.entries <= MAX_ENTRIES) return
      this.forget(oldest)
    }
  }

  private forget(key: string): void {
    this.entries -= this.kept.get(key)?.size ?? 0
    this.kept.delete(key)
  }
}

const entryOf = <Value>(values: ReadonlyMap<string, Value>, key: string): (readonly [string, Value])[] => {
  const value = values.get(key)
  return value === undefined ? [] : [[key, value]]
}

/** Version of each material's movements: their number and the time of the last. */
async function versionsOf({ db }: RecordContext, mine: Condition, { materials, until }: ReplayRange): Promise<ReadonlyMap<string, string>> {
  if (materials?.length === 0) return new Map()
  let rowsQuery = hubTables(db.read)
    .selectFrom('materialTransactions as t')
    .select(({ fn }) => ['material', fn.countAll().as('count'), fn.max('createdAt').as('last')])
    .where(mine)
  if (materials) rowsQuery = rowsQuery.where('material', 'in', [...materials])
  if (until !== undefined) rowsQuery = rowsQuery.where('date', '<=', until)
  const rows = await rowsQuery.groupBy('material').orderBy('material').execute()
  return new Map(rows.map(({ material, count, last }) => [material, `${count} ${last}`]))
}
