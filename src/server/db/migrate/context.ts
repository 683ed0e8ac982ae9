import type { Queries } from '../database.ts'
import type { Engine, LiveTable } from '../dialects/engine.ts'
import type { ColumnShape, FoldedColumn } from '../tables/shapes.ts'
import type { TableDef } from '../tables/tableDef.ts'
import type { Backfill } from './backfills.ts'
import type { TableFacts } from './layout.ts'
import type { Source } from './sources.ts'

/** Context for planning the steps of one wanted table. */
export interface TableContext {
  readonly queries: Queries
  readonly engine: Engine
  readonly table: TableDef
  readonly source: Source | undefined
  /** Columns of fields, with their meaning. */
  readonly columns: readonly ColumnShape[]
  readonly folded: readonly FoldedColumn[]
  /** Layout of the last migration, by live columns, and the wanted one. */
  readonly facts: TableFacts | undefined
  readonly desiredFacts: TableFacts | undefined
  /** The name that a live table will have, and the live name of a wanted table that exists. */
  readonly renamed: (table: string) => string
  readonly liveName: (table: string) => string | undefined
  /** Live columns whose values go into a table of values. */
  readonly movedValues: ReadonlySet<string>
  /** Columns that a feature backfills. */
  readonly backfills: readonly Backfill[]
  /** The live table after renames. */
  readonly renamedLive: (source: Source) => LiveTable
}

/** The live table under its new names. */
export const renamedLive = (name: string, { live, columns }: Source): LiveTable => {
  const names = new Map([...columns].map(([to, from]) => [from, to]))
  return { ...live, name, columns: live.columns.map((column) => ({ ...column, name: names.get(column.name) ?? column.name })) }
}
