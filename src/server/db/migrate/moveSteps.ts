import type { Queries } from '../database.ts'
import type { LiveTable } from '../dialects/engine.ts'
import { quote } from '../tables/quote.ts'
import type { TableShape, ValuesShape } from '../tables/shapes.ts'
import { countRows } from './counting.ts'
import type { Layout } from './layout.ts'
import type { Step } from './plan.ts'
import type { Source } from './sources.ts'

/** Moves values between a column and a table of values, if a field becomes a list or a list a single field. */
export interface MovedValues {
  readonly steps: readonly Step[]
  /** Live column to move, by the table that drops it. */
  readonly columns: ReadonlyMap<string, ReadonlySet<string>>
  /** Live tables of values that move into a column, with the number of rows that would be lost. */
  readonly tables: ReadonlyMap<string, number>
}

interface Planned {
  readonly queries: Queries
  readonly live: ReadonlyMap<string, LiveTable>
  readonly sources: ReadonlyMap<string, Source>
  readonly before: Layout
}

/** A single value becomes a list of one. */
const intoList = (shape: TableShape, { table, field, value }: ValuesShape, { live, sources, before }: Planned) => {
  const source = sources.get(shape.table)
  const names = [field.name, ...(field.was === undefined ? [] : [field.was])]
  const old = names.find((name) => before.get(source?.live.name ?? '')?.columns[name] !== undefined && !shape.columnsByName.has(name))
  if (!source || sources.has(table) || live.has(table) || old === undefined) return undefined
  if (before.get(source.live.name)?.columns[old]?.kind !== value.kind) return undefined
  const statement = `insert into ${quote(table)} (${quote('parentId')}, position, value)
    select id, 0, ${quote(old)} from ${quote(shape.table)} where ${quote(old)} is not null`
  return { old, step: { phase: 'carry', table, text: `take over ${old}`, statements: [statement] } satisfies Step }
}

/** A list of one becomes a single value; longer lists can't. */
const outOfList = async (shape: TableShape, name: string, { queries, live, sources, before }: Planned) => {
  const source = sources.get(shape.table)
  const table = `${source?.live.name ?? shape.table}_${name}`
  const kind = before.get(table)?.columns.value?.kind
  if (!source || source.columns.has(name) || !live.has(table) || sources.has(table) || kind !== shape.columnsByName.get(name)?.kind)
    return undefined
  const several = `${quote('parentId')} in (select ${quote('parentId')} from ${quote(table)} group by ${quote('parentId')} having count(*) > 1)`
  const own = `${quote(table)}.${quote('parentId')} = ${quote(shape.table)}.id`
  const statement = `update ${quote(shape.table)} set ${quote(name)} = (select value from ${quote(table)} where ${own})
    where (select count(*) from ${quote(table)} where ${own}) = 1`
  const step: Step = {
    phase: 'convert',
    table: shape.table,
    column: name,
    text: `take over the single values of ${table}`,
    statements: [statement],
  }
  return { table, step, lost: await countRows(queries, table, several) }
}

const allShapes = (shape: TableShape): readonly TableShape[] => [shape, ...shape.rows.flatMap((rows) => allShapes(rows.shape))]

export const findMovedValues = async (shapes: readonly TableShape[], planned: Planned): Promise<MovedValues> => {
  const steps: Step[] = []
  const columns = new Map<string, Set<string>>()
  const tables = new Map<string, number>()
  for (const shape of shapes.flatMap(allShapes)) {
    for (const values of shape.values) {
      const movedValues = intoList(shape, values, planned)
      if (!movedValues) continue
      steps.push(movedValues.step)
      columns.set(shape.table, (columns.get(shape.table) ?? new Set()).add(movedValues.old))
    }
    for (const { name } of shape.columns) {
      const movedValues = await outOfList(shape, name, planned)
      if (!movedValues) continue
      steps.push(movedValues.step)
      tables.set(movedValues.table, movedValues.lost)
    }
  }
  return { steps, columns, tables }
}
