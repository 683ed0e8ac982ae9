import { quote } from '../tables/quote.ts'
import type { IndexDef } from '../tables/tableDef.ts'
import type { TableContext } from './context.ts'
import { countDuplicates } from './counting.ts'
import type { Step } from './plan.ts'

const lossOf = async ({ queries, source }: TableContext, index: IndexDef): Promise<Step['loss']> => {
  const columns = index.parts.map(({ column }) => source?.columns.get(column))
  if (!index.unique || !source || columns.some((column) => column === undefined)) return undefined
  const rows = await countDuplicates(queries, source.live.name, columns as string[])
  return { text: 'share their values with others', rows, final: true }
}

/** Changes the indexes of a table to the wanted ones; `dropped`: the existing ones were dropped with its old shape. */
export const indexSteps = async (context: TableContext, dropped: boolean): Promise<readonly Step[]> => {
  const { table, source, engine } = context
  const live = source?.live.indexes ?? []
  const desired = new Set(table.indexes.map(({ name }) => name))
  const steps: Step[] = dropped
    ? []
    : live
        .filter((name) => !desired.has(name))
        .map((name) => ({
          phase: 'dropIndex',
          table: table.name,
          text: `drop index ${name}`,
          statements: [`drop index if exists ${quote(name)}`],
        }))
  for (const index of table.indexes) {
    const there = live.includes(index.name)
    if (there && !dropped) continue
    const text = `${index.unique ? 'make unique' : 'index'}: ${index.parts.map(({ column }) => column).join(', ')}`
    const loss = there ? undefined : await lossOf(context, index)
    steps.push({
      phase: 'createIndex',
      table: table.name,
      text,
      statements: engine.structure.createIndex(table.name, index),
      ...(loss ? { loss } : {}),
    })
  }
  return steps
}

/** The search index, rebuilt if its definition or the table's columns change. */
export const searchSteps = ({ table, source, engine }: TableContext, available: boolean, dropped: boolean): readonly Step[] => {
  const desired = available ? table.search : undefined
  const live = source?.live.search
  if (live === desired?.name && !dropped) return []
  const { structure } = engine
  const drop: Step[] =
    live === undefined || source === undefined
      ? []
      : [
          {
            phase: 'dropSearch',
            table: table.name,
            text: 'drop the search index',
            statements: structure.dropSearch(source.live.name, live),
          },
        ]
  if (!desired) return drop
  const statements = [...structure.prepareSearch, ...structure.createSearch(table, desired)]
  return [...drop, { phase: 'createSearch', table: table.name, text: 'create the search index', statements }]
}
