import { quote } from '../tables/quote.ts'
import type { ColumnDef, TableDef } from '../tables/tableDef.ts'
import { isKept } from './backfills.ts'
import type { TableContext } from './context.ts'
import { type Conversion, conversionOf } from './conversions.ts'
import { isConvertedSingly } from './convertSteps.ts'
import { countRows, sampleIds } from './counting.ts'
import type { Step } from './plan.ts'

/** Steps for a new table. */
export const createSteps = ({ engine, table }: TableContext): readonly Step[] => {
  const { structure } = engine
  const references = structure.addReferences(table.name, table.columns)
  return [
    { phase: 'createTable', table: table.name, text: 'create table', statements: structure.createTable(table) },
    ...(references.length > 0
      ? [{ phase: 'addReferences' as const, table: table.name, text: 'add references', statements: references }]
      : []),
  ]
}

/** Renames of the table and its columns. They come first, because later steps use the new names. */
export const renameSteps = ({ table, source }: TableContext): readonly Step[] => {
  if (!source) return []
  const { live, columns } = source
  const tables =
    live.name === table.name
      ? []
      : [[`rename table ${live.name}`, `alter table ${quote(live.name)} rename to ${quote(table.name)}`] as const]
  const renamed = [...columns].filter(([to, from]) => to !== from)
  const statements = renamed.map(
    ([to, from]) => [`rename ${from} to ${to}`, `alter table ${quote(table.name)} rename column ${quote(from)} to ${quote(to)}`] as const,
  )
  return [...tables, ...statements].map(([text, statement]) => ({ phase: 'rename', table: table.name, text, statements: [statement] }))
}

/** Changes of a live table's columns, besides renames. */
export interface ColumnChanges {
  /** Missing columns. */
  readonly added: readonly ColumnDef[]
  /** Unwanted columns, by live name. */
  readonly dropped: readonly string[]
  /** Expression that converts the values, by wanted name; undefined if impossible. */
  readonly converted: ReadonlyMap<string, Conversion | undefined>
  /** Columns with a changed reference. */
  readonly redirected: readonly string[]
}

const sameReference = (
  column: ColumnDef,
  live: { table: string; onDelete: string } | undefined,
  renamed: (table: string) => string,
): boolean =>
  column.reference === undefined || live === undefined
    ? column.reference === live
    : column.reference.table === renamed(live.table) && column.reference.onDelete === live.onDelete

export const columnChanges = (context: TableContext): ColumnChanges => {
  const { table, source, facts, desiredFacts, engine } = context
  const live = new Map(source?.live.columns.map((column) => [column.name, column]))
  const from = source?.columns ?? new Map<string, string>()
  const used = new Set(from.values())
  const converted = new Map<string, Conversion | undefined>()
  const redirected: string[] = []
  for (const column of table.columns) {
    const old = live.get(from.get(column.name) ?? '')
    if (!old) continue
    const before = facts?.columns[old.name]
    const after = desiredFacts?.columns[column.name]
    const conversion = before && after ? conversionOf(column.name, before, after) : { expression: quote(column.name) }
    const retyped = old.type.toLowerCase() !== engine.structure.typeOf(column.kind).toLowerCase()
    if (conversion === undefined || conversion.expression !== quote(column.name)) converted.set(column.name, conversion)
    else if (retyped) converted.set(column.name, before && after ? conversion : undefined)
    if (!sameReference(column, old.reference, context.renamed)) redirected.push(column.name)
  }
  return {
    added: table.columns.filter(({ name }) => !from.has(name)),
    dropped: [...live.keys()].filter((name) => !used.has(name) && name !== '_rowid'),
    converted,
    redirected,
  }
}

const isKey = (name: string): boolean => name.endsWith('_key')

/** Folded columns of changed columns are rebuilt. */
const sourcesAfter = (table: TableDef, changes: ColumnChanges): ReadonlyMap<string, string> => {
  const fresh = new Set(changes.added.map(({ name }) => name))
  const changed = (name: string) => changes.converted.has(isKey(name) ? name.slice(0, -'_key'.length) : name)
  const pairs = table.columns.flatMap(({ name }) => {
    if (fresh.has(name)) return []
    if (!changed(name)) return [[name, quote(name)] as const]
    const expression = isKey(name) ? undefined : changes.converted.get(name)?.expression
    return expression === undefined ? [] : [[name, expression] as const]
  })
  return new Map(pairs)
}

const reshapeTexts = async (context: TableContext, changes: ColumnChanges): Promise<readonly Pick<Step, 'text' | 'column' | 'loss'>[]> => {
  const { table, source } = context
  const texts: Pick<Step, 'text' | 'column' | 'loss'>[] = []
  for (const name of changes.dropped) {
    if (context.movedValues.has(name)) texts.push({ text: `drop column ${name}, movedValues over` })
    else if (isKey(name)) texts.push({ text: `drop the folded column ${name}` })
    else if (isKept(context.backfills, table.name, name)) texts.push({ text: `drop column ${name}, movedValues over` })
    else
      texts.push({
        text: `drop column ${name}`,
        column: name,
        loss: await lossOf('its values are lost', context, `${quote(name)} is not null`),
      })
  }
  for (const [name, conversion] of changes.converted) {
    const old = quote(source?.columns.get(name) ?? name)
    if (conversion === undefined && isConvertedSingly(context, name)) {
      texts.push({ text: `rebuild ${name}` })
      continue
    }
    const lost = conversion ? conversion.lost?.replaceAll(quote(name), old) : `${old} is not null`
    const text = `change the type of ${name}`
    texts.push(
      lost === undefined
        ? { text }
        : {
            text,
            column: name,
            loss: {
              ...(await lossOf(conversion?.overflow ? OVERFLOW : 'values do not fit the new type', context, lost)),
              final: conversion?.overflow === true,
            },
          },
    )
  }
  for (const name of changes.redirected) texts.push({ text: `change the reference of ${name}` })
  return texts
}

const OVERFLOW = 'have more digits than the new scale leaves space for'

const lossOf = async (text: string, { queries, source, table }: TableContext, condition: string) => {
  const live = source?.live.name ?? table.name
  return {
    text,
    rows: await countRows(queries, live, condition),
    ids: await sampleIds(queries, live, condition, table.primaryKey.includes('position')),
    final: false,
  }
}

/** Adds, converts and drops columns of a live table: in place if it only adds columns, else by rebuilding the table. */
export const columnSteps = async (context: TableContext, changes: ColumnChanges): Promise<readonly Step[]> => {
  const { table, source, engine } = context
  const { structure } = engine
  if (!source) return []
  const added = changes.added.map(({ name }) => name)
  if (!isReshaped(changes)) {
    const references = structure.addReferences(table.name, changes.added)
    return [
      ...changes.added.map(
        (column): Step => ({
          phase: 'addColumn',
          table: table.name,
          text: `add column ${column.name}`,
          statements: structure.addColumn(table.name, column),
        }),
      ),
      ...(references.length > 0
        ? [{ phase: 'addReferences' as const, table: table.name, text: 'add references', statements: references }]
        : []),
    ]
  }
  const statements = structure.reshape(table, context.renamedLive(source), sourcesAfter(table, changes))
  const texts = [...(await reshapeTexts(context, changes)), ...added.map((name) => ({ text: `add column ${name}` }))]
  return texts.map((text, index) => ({ phase: 'reshape', table: table.name, statements: index === 0 ? statements : [], ...text }))
}

/** Adds columns in place; all other changes rebuild the table and its indexes. */
export const isReshaped = ({ dropped, converted, redirected }: ColumnChanges): boolean =>
  dropped.length > 0 || converted.size > 0 || redirected.length > 0
