import type { Model } from '../../../model/resolvedEntity.ts'
import type { Database, Queries } from '../database.ts'
import type { LiveTable } from '../dialects/engine.ts'
import { desiredTables } from '../tables/desiredTables.ts'
import { quote } from '../tables/quote.ts'
import { type ColumnTypes, type EntityShape, modelShapes, type TableShape } from '../tables/shapes.ts'
import type { TableDef } from '../tables/tableDef.ts'
import { type Backfill, backfillSteps } from './backfills.ts'
import { renamedLive, type TableContext } from './context.ts'
import { convertSteps } from './convertSteps.ts'
import { countRows } from './counting.ts'
import { foldSteps } from './foldSteps.ts'
import { indexSteps, searchSteps } from './indexSteps.ts'
import { type Layout, readLayout, sameLayout, shapeFacts } from './layout.ts'
import { findMovedValues, type MovedValues } from './moveSteps.ts'
import { type Plan, planOf, type Step } from './plan.ts'
import { renameNotes } from './renameNotes.ts'
import { type Source, sourcesOf } from './sources.ts'
import { columnChanges, columnSteps, createSteps, isReshaped, renameSteps } from './tableSteps.ts'
import { unlinkSteps } from './unlinkSteps.ts'
import { valueSteps } from './valueSteps.ts'

/** A plan with the data for executing it. */
export interface PlannedMigration {
  readonly plan: Plan
  /** To be written when the plan is done. */
  readonly layout: Layout
  /** Nothing to do, not even the layout to write. */
  readonly upToDate: boolean
}

const columnsByTable = (shape: TableShape): readonly (readonly [string, Pick<TableContext, 'columns' | 'folded'>])[] => [
  [shape.table, shape],
  ...shape.values.map(({ table, value }) => [table, { columns: [value], folded: [] }] as const),
  ...shape.rows.flatMap((rows) => columnsByTable(rows.shape)),
]

const tableSteps = async (db: Database, context: TableContext): Promise<readonly Step[]> => {
  const available = db.capabilities.textSearch !== 'none'
  if (!context.source) {
    return [...createSteps(context), ...(await indexSteps(context, false)), ...searchSteps(context, available, false)]
  }
  const changes = columnChanges(context)
  const reshaped = isReshaped(changes)
  const moved = [...context.source.columns].some(([to, from]) => to !== from) || context.source.live.name !== context.table.name
  const values = await valueSteps(context)
  return [
    ...renameSteps(context),
    ...(await columnSteps(context, changes)),
    ...(await convertSteps(context, changes.converted)),
    ...(await unlinkSteps(context)),
    ...values,
    ...foldSteps(context, db, changes.converted.size > 0 || values.length > 0),
    ...(await indexSteps(context, reshaped)),
    ...searchSteps(context, available, reshaped || moved),
  ]
}

const dropSteps = async (
  queries: Queries,
  live: readonly LiveTable[],
  used: ReadonlySet<string>,
  layout: Layout,
  db: Database,
  movedValues: MovedValues,
) => {
  const unwanted = live.filter(({ name }) => !used.has(name) && layout.has(name))
  const steps: Step[] = []
  for (const { name, search } of unwanted) {
    const rows = movedValues.tables.get(name) ?? (await countRows(queries, name, '1 = 1'))
    const cleared = search === undefined ? [] : db.engine.structure.dropSearch(name, search)
    const statements = [...cleared, `drop table ${quote(name)}${db.capabilities.alterInPlace ? ' cascade' : ''}`]
    steps.push({
      phase: 'dropTable',
      table: name,
      text: 'drop table',
      statements,
      loss: { text: movedValues.tables.has(name) ? 'more than one value of a record' : 'all its rows are lost', rows, final: false },
    })
  }
  return steps
}

interface DesiredTables {
  readonly shape: EntityShape
  readonly tables: readonly TableDef[]
}

const sourcesOfAll = (desired: readonly DesiredTables[], live: ReadonlyMap<string, LiveTable>): ReadonlyMap<string, Source> => {
  const names = new Set(desired.flatMap(({ tables }) => tables.map(({ name }) => name)))
  return new Map(desired.flatMap(({ shape, tables }) => [...sourcesOf(shape, tables, live, names)]))
}

/** Compares the live database with the model. Reads only. */
export const planMigration = async (
  db: Database,
  queries: Queries,
  model: Model,
  types: ColumnTypes,
  backfills: readonly Backfill[] = [],
): Promise<PlannedMigration> => {
  const desired = [...modelShapes(model, types).values()].map((shape) => ({ shape, tables: desiredTables(shape) }))
  const catalogue = await db.engine.structure.catalogue(queries)
  const live = new Map(catalogue.map((table) => [table.name, table]))
  const before = await readLayout(queries, live.has('_layout'))
  const layout: Layout = new Map(desired.flatMap(({ shape }) => shapeFacts(shape)))
  const sources = sourcesOfAll(desired, live)
  const newNames = new Map([...sources].map(([name, source]) => [source.live.name, name]))
  const shapes = desired.map(({ shape }) => shape)
  const movedValues = await findMovedValues(shapes, { queries, live, sources, before })
  const steps: Step[] = [...movedValues.steps]
  for (const { shape, tables } of desired) {
    const columns = new Map(columnsByTable(shape))
    for (const table of tables) {
      const source = sources.get(table.name)
      const context: TableContext = {
        queries,
        engine: db.engine,
        table,
        source,
        columns: columns.get(table.name)?.columns ?? [],
        folded: columns.get(table.name)?.folded ?? [],
        facts: source && before.get(source.live.name),
        desiredFacts: layout.get(table.name),
        renamed: (name) => newNames.get(name) ?? name,
        liveName: (name) => sources.get(name)?.live.name,
        movedValues: movedValues.columns.get(table.name) ?? new Set(),
        backfills,
        renamedLive: (given) => renamedLive(table.name, given),
      }
      steps.push(...(await tableSteps(db, context)))
    }
  }
  steps.push(
    ...(await backfillSteps(
      backfills,
      { desired: new Map(desired.flatMap(({ tables }) => tables.map((table) => [table.name, table] as const))), sources },
      { db, queries, model, types },
    )),
  )
  const used = new Set([...sources.values()].map((source) => source.live.name))
  steps.push(...(await dropSteps(queries, catalogue, used, before, db, movedValues)))
  const notes = [...renameNotes(shapes, sources, live), ...(await db.engine.structure.searchNotes(queries))]
  return { plan: planOf(steps, notes), layout, upToDate: steps.length === 0 && sameLayout(before, layout) }
}
