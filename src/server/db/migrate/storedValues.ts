import { sql } from 'kysely'
import type { Bound, SqlKind } from '../../../fields/columnType.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { stringifyDecimal } from '../../../model/values/decimal.ts'
import type { Queries } from '../database.ts'
import type { Engine } from '../dialects/engine.ts'
import type { ColumnFacts } from './layout.ts'

/** Rows per batch, which bounds memory for any table size. */
const CHUNK = 2_000

/** A stored value and the record that it belongs to. */
export interface StoredValue {
  readonly id: string
  /** Inside a list; 0 elsewhere. */
  readonly position: number
  readonly value: Bound
}

/** Source of values: `expression` is SQL over the columns of the table. */
export interface ValuesPlace {
  readonly table: string
  readonly expression: string
  readonly kind: SqlKind
  /** Key columns: record and position for values of a list, else the id. */
  readonly inList: boolean
}

/** All stored values, in pages. */
export async function* storedValues(queries: Queries, { values }: Engine, place: ValuesPlace): AsyncGenerator<readonly StoredValue[]> {
  const { table, expression, kind, inList } = place
  const read = values.reader(kind)
  const id = sql.id(inList ? 'parentId' : 'id')
  const position = inList ? sql.id('position') : sql`0`
  let after: StoredValue | undefined
  for (;;) {
    const beyond =
      after === undefined ? sql`1 = 1` : inList ? sql`(${id}, ${position}) > (${after.id}, ${after.position})` : sql`${id} > ${after.id}`
    const { rows } = await sql<{ id: string; position: number | string; value: unknown }>`
      select ${id} as id, ${position} as position, ${values.selected(kind, sql.raw(expression))} as value from ${sql.id(table)}
      where ${sql.raw(expression)} is not null and ${beyond}
      order by ${inList ? sql`${id}, ${position}` : id} limit ${sql.lit(CHUNK)}`.execute(queries)
    const page = rows.map((row) => ({ id: row.id, position: Number(row.position), value: read(row.value) }))
    if (page.length === 0) return
    yield page
    after = page.at(-1)
  }
}

/** A stored value in the API's form, by the facts about its column only. */
export const plainValue = (value: Bound, { kind, scale }: ColumnFacts): Json => {
  if (kind === 'scaled') return stringifyDecimal(BigInt(String(value)), scale)
  if (kind === 'integer' || kind === 'double') return Number(value)
  return typeof value === 'bigint' ? String(value) : value
}
