import type { LiveTable } from '../dialects/engine.ts'
import type { EntityShape, TableShape } from '../tables/shapes.ts'
import type { TableDef } from '../tables/tableDef.ts'

/** Source of a wanted table: the live one, and its name of each of the wanted columns. */
export interface Source {
  readonly live: LiveTable
  /** Wanted column → live column. */
  readonly columns: ReadonlyMap<string, string>
}

type Live = ReadonlyMap<string, LiveTable>

/**
 * `was` applies only while the old name exists and is unwanted, and the new one does not exist yet: an applied rename may stay in the
 * schema.
 */
const oldName = (name: string, was: string | undefined, there: (name: string) => boolean, isDesired: (name: string) => boolean): string =>
  was !== undefined && !there(name) && there(was) && !isDesired(was) ? was : name

const columnSources = (shape: TableShape | undefined, table: TableDef, live: LiveTable): ReadonlyMap<string, string> => {
  const there = (name: string) => live.columns.some((column) => column.name === name)
  const isDesired = (name: string) => table.columns.some((column) => column.name === name)
  const renamed = new Map<string, string>()
  for (const { name, field, key } of shape?.columns ?? []) {
    const source = oldName(name, field.was, there, isDesired)
    renamed.set(name, source)
    if (key) renamed.set(key, `${source}_key`)
  }
  const pairs = table.columns.map(({ name }) => [name, renamed.get(name) ?? name] as const)
  return new Map(pairs.filter(([, source]) => there(source)))
}

/** Wanted table → live table, for a shape and its child tables; `from` is the live name of the shape's own table. */
const tableNames = (shape: TableShape, from: string, live: Live, desired: ReadonlySet<string>): readonly (readonly [string, string])[] => {
  const childTable = (name: string, fieldName: string, was: string | undefined) => {
    const candidates = [name, `${from}_${fieldName}`, ...(was ? [`${from}_${was}`, `${shape.table}_${was}`] : [])]
    return candidates.find((candidate) => live.has(candidate) && (candidate === name || !desired.has(candidate))) ?? name
  }
  return [
    [shape.table, from],
    ...shape.values.map(({ table, field }) => [table, childTable(table, field.name, field.was)] as const),
    ...shape.rows.flatMap((rows) => tableNames(rows.shape, childTable(rows.shape.table, rows.field.name, rows.field.was), live, desired)),
  ]
}

const allShapes = (shape: TableShape): readonly TableShape[] => [shape, ...shape.rows.flatMap((rows) => allShapes(rows.shape))]

/** Finds the live table for each wanted table of an entity; a new table has none. */
export const sourcesOf = (
  shape: EntityShape,
  tables: readonly TableDef[],
  live: Live,
  desired: ReadonlySet<string>,
): ReadonlyMap<string, Source> => {
  const has = (name: string) => live.has(name)
  const from = oldName(shape.table, shape.entity.was, has, (name) => desired.has(name))
  const names = new Map(tableNames(shape, from, live, desired))
  const shapes = new Map(allShapes(shape).map((one) => [one.table, one]))
  const found = tables.flatMap((table) => {
    const source = live.get(names.get(table.name) ?? table.name)
    return source ? [[table.name, { live: source, columns: columnSources(shapes.get(table.name), table, source) }] as const] : []
  })
  return new Map(found)
}
