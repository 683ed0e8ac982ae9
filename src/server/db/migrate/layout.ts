import { sql } from 'kysely'
import type { SqlKind } from '../../../fields/columnType.ts'
import { constraintsOf, type StoredProperty } from '../../../model/check/checkValues.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { FOLD_VERSION } from '../../../model/values/foldText.ts'
import type { Queries, Transaction } from '../database.ts'
import type { ColumnShape, TableShape } from '../tables/shapes.ts'

/** Facts about a column that the engine's catalogue does not record. */
export interface ColumnFacts {
  readonly kind: SqlKind
  readonly scale: number
  readonly required: boolean
  readonly options?: readonly Json[] | undefined
  readonly maxLength?: number | undefined
  /** All constraints of a value, as JSON. */
  readonly demands?: string | undefined
}

export interface TableFacts {
  /** `FOLD_VERSION` with which the keys were made. */
  readonly fold: number
  readonly columns: Readonly<Record<string, ColumnFacts>>
}

/** Layout of the tables after the last migration, by name; stored in the database, in `_layout`. */
export type Layout = ReadonlyMap<string, TableFacts>

/** Constraints of a column's values; of each item if it holds those of a list. */
export const storedBy = ({ field, definitions }: ColumnShape, inValues: boolean): StoredProperty => ({
  schema: inValues ? (field.schema.items ?? {}) : field.schema,
  type: inValues ? undefined : field.type,
  definitions,
})

const factsOf = (column: ColumnShape, inValues: boolean): ColumnFacts => {
  const { field, kind } = column
  return {
    kind,
    scale: kind === 'scaled' ? field.scale : 0,
    required: !inValues && field.required && !field.conditional,
    options: field.options,
    demands: constraintsOf(storedBy(column, inValues)),
    maxLength: inValues ? field.schema.items?.maxLength : field.schema.maxLength,
  }
}

const tableFacts = (columns: readonly ColumnShape[], inValues: boolean): TableFacts => ({
  fold: FOLD_VERSION,
  columns: Object.fromEntries(columns.map((column) => [column.name, factsOf(column, inValues)])),
})

/** Facts of a table and its child tables. */
export const shapeFacts = (shape: TableShape): readonly (readonly [string, TableFacts])[] => [
  [shape.table, tableFacts(shape.columns, false)],
  ...shape.values.map(({ table, value }) => [table, tableFacts([value], true)] as const),
  ...shape.rows.flatMap((rows) => shapeFacts(rows.shape)),
]

export const readLayout = async (queries: Queries, there: boolean): Promise<Layout> => {
  if (!there) return new Map()
  const { rows } = await sql<{ name: string; facts: string }>`select name, facts from _layout`.execute(queries)
  return new Map(rows.map(({ name, facts }) => [name, JSON.parse(facts) as TableFacts]))
}

export const writeLayout = async (trx: Transaction, layout: Layout): Promise<void> => {
  await sql`create table if not exists _layout (name text primary key, facts text not null)`.execute(trx)
  await sql`delete from _layout`.execute(trx)
  for (const [name, facts] of layout) await sql`insert into _layout (name, facts) values (${name}, ${JSON.stringify(facts)})`.execute(trx)
}

/** Whether the stored layout is the same. */
export const sameLayout = (one: Layout, other: Layout): boolean =>
  one.size === other.size && [...one].every(([name, facts]) => JSON.stringify(other.get(name)) === JSON.stringify(facts))
