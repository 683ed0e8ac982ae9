import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Sql } from '../dialects/engine.ts'
import { type PreparedList, prepareList } from '../prepared.ts'

/** Maximum number of cached compiled queries; new shapes evict the oldest. */
const MAX_SHAPES = 2_000

/** Part of a statement: its text depends only on `key`, its values are bound. `build` calls `next` once per value, in order. */
export interface Part {
  readonly key: string
  readonly values: readonly unknown[]
  readonly build: (next: () => Sql) => Sql
  /** The field whose index answers it; `isPoint`: for a given value, so that the index has its rows by their ids. */
  readonly index?: { readonly path: string; readonly isPoint: boolean }
  /** Words that every row of the part contains. */
  readonly words?: readonly string[]
  /** The same rows, found by hits of the text index that also meet `rest`. */
  readonly found?: { readonly hits: Hits; readonly rest: Part }
}

/** Hits of a text index as a table `h` with the column `key`, and the condition of the join. */
export interface Hits {
  readonly key: string
  readonly from: (next: () => Sql) => Sql
  readonly on: Sql
  readonly values: readonly unknown[]
}

/** Compiled statements by the key of their shape. */
export class Statements {
  readonly #db: Database
  readonly #known = new Map<string, PreparedList>()

  constructor(db: Database) {
    this.#db = db
  }

  get(key: string, build: (next: () => Sql) => RawBuilder<unknown>): PreparedList {
    const known = this.#known.get(key)
    if (known) return known
    const made = prepareList(this.#db, build)
    if (this.#known.size >= MAX_SHAPES) this.#known.delete(this.#known.keys().next().value ?? '')
    this.#known.set(key, made)
    return made
  }
}

/** `and` between conditions; all rows if there are none. */
export const allOf = (conditions: readonly Sql[]): Sql => (conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `))
