import { sql } from 'kysely'
import type { Model } from '../../../model/resolvedEntity.ts'
import type { Database, Queries, Transaction } from '../database.ts'
import type { Sql } from '../dialects/engine.ts'
import { createRepository } from '../repository/createRepository.ts'
import type { Repository } from '../repository/repository.ts'
import { quote, quoted } from '../tables/quote.ts'
import type { ColumnTypes } from '../tables/shapes.ts'
import type { TableDef } from '../tables/tableDef.ts'
import { countRows } from './counting.ts'
import type { Step } from './plan.ts'
import type { Source } from './sources.ts'

/** Dependencies of a backfill, inside the migration's transaction; all tables and columns exist. */
export interface BackfillContext {
  readonly trx: Transaction
  readonly repository: Repository
  readonly model: Model
}

/**
 * Fills existing rows with values that follow from other rows, by rules that no schema can express. Runs once: when the column is added to an
 * existing table or, without a column, when the table is added to an existing database. With `needs` also at each start that finds values of an earlier
 * version.
 */
export interface Backfill {
  readonly table: string
  readonly column?: string
  /** Another column, without which the column has no value: rows that an earlier version stored otherwise are filled again. */
  readonly needs?: string
  /** Former columns of the table that are kept for it, with the id, as `was(table)`: so they are not lost if the schema drops them. */
  readonly keeps?: readonly string[]
  /** Description for operators. */
  readonly text: string
  readonly run: (context: BackfillContext) => Promise<void>
}

const keptTableName = (table: string): string => `_was_${table}`

/** The kept columns of the former table. */
export const keptTable = (table: string): Sql => sql.table(keptTableName(table))

/** Whether a backfill uses the values of a former column. */
export const isKept = (all: readonly Backfill[], table: string, column: string): boolean =>
  all.some((backfill) => backfill.table === table && backfill.keeps?.includes(column))

/** Saves former columns before all other steps, and removes them at the end. */
const keepSteps = ({ table, keeps = [] }: Backfill, source: Source | undefined): readonly Step[] => {
  const columns = source?.live.columns.map(({ name }) => name).filter((name) => keeps.includes(name)) ?? []
  if (!source || columns.length === 0) return []
  const kept = quote(keptTableName(table))
  const statement = `create table ${kept} as select ${quoted(['id', ...columns])} from ${quote(source.live.name)}`
  return [
    { phase: 'keep', table, text: `set ${columns.join(', ')} aside`, statements: [statement] },
    { phase: 'forget', table, text: `let go of ${columns.join(', ')}`, statements: [`drop table ${kept}`] },
  ]
}

/** Wanted tables, and the live table that each is made from. */
export interface Layouts {
  readonly desired: ReadonlyMap<string, TableDef>
  readonly sources: ReadonlyMap<string, Source>
}

/** Whether the table has values without what they need. */
async function hasUnfounded({ table, column, needs }: Backfill, { sources }: Layouts, queries: Queries): Promise<boolean> {
  const source = sources.get(table)
  const [filled, needed] = [source?.columns.get(column ?? ''), source?.columns.get(needs ?? '')]
  if (!source || filled === undefined || needed === undefined) return false
  return (await countRows(queries, source.live.name, `${quote(filled)} is not null and ${quote(needed)} is null`)) > 0
}

const isNew = ({ table, column }: Backfill, { desired, sources }: Layouts): boolean => {
  const [def, source] = [desired.get(table), sources.get(table)]
  if (column === undefined) return def !== undefined && source === undefined && sources.size > 0
  return source !== undefined && !source.columns.has(column) && (def?.columns.some(({ name }) => name === column) ?? false)
}

/** Whether a backfill handles a column, so that rows without a value need no other step. */
export const isBackfilled = (all: readonly Backfill[], table: string, column: string): boolean =>
  all.some((backfill) => backfill.table === table && backfill.column === column)

interface FillContext {
  readonly db: Database
  readonly queries: Queries
  readonly model: Model
  readonly types: ColumnTypes
}

/** Steps of the due backfills, in the order of the features: later ones may read what earlier ones wrote. */
export async function backfillSteps(all: readonly Backfill[], layouts: Layouts, filling: FillContext): Promise<readonly Step[]> {
  const { db, queries, model, types } = filling
  const steps: Step[] = []
  for (const backfill of all) {
    if (!isNew(backfill, layouts) && !(await hasUnfounded(backfill, layouts, queries))) continue
    const { table, text } = backfill
    const run = (trx: Transaction) => backfill.run({ trx, model, repository: createRepository(db, model, types) })
    steps.push(...keepSteps(backfill, layouts.sources.get(table)), { phase: 'derive', table, text, statements: [], run })
  }
  return steps
}
