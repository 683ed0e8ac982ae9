import { quote } from '../tables/quote.ts'
import type { ColumnShape } from '../tables/shapes.ts'
import type { ColumnDef } from '../tables/tableDef.ts'
import type { TableContext } from './context.ts'
import { countRows } from './counting.ts'
import type { Step } from './plan.ts'

/** Condition for values that are not ids of a table; all values if the table does not exist yet. */
const dangling = (column: string, target: string | undefined): string => {
  const given = `${quote(column)} is not null`
  return target === undefined ? given : `${given} and ${quote(column)} not in (select id from ${quote(target)})`
}

const becomesReference = ({ source, renamed }: TableContext, { name, reference }: ColumnDef): boolean => {
  const live = source?.live.columns.find((column) => column.name === source.columns.get(name))
  return (
    reference !== undefined && live !== undefined && (live.reference === undefined || renamed(live.reference.table) !== reference.table)
  )
}

const unlink = (context: TableContext, column: ColumnDef, shape: ColumnShape | undefined): string => {
  const table = quote(context.table.name)
  const target = column.reference?.table
  const condition = dangling(column.name, target !== undefined && context.liveName(target) === undefined ? undefined : target)
  const inList = shape?.field.type.storage === 'values'
  return inList ? `delete from ${table} where ${condition}` : `update ${table} set ${quote(column.name)} = null where ${condition}`
}

/** Columns that become references although some values refer to no record. */
export const unlinkSteps = async (context: TableContext): Promise<readonly Step[]> => {
  const { table, source, queries } = context
  const steps: Step[] = []
  for (const column of table.columns.filter((one) => becomesReference(context, one))) {
    const target = column.reference?.table ?? ''
    const old = source?.columns.get(column.name) ?? column.name
    const rows = await countRows(queries, source?.live.name ?? table.name, dangling(old, context.liveName(target)))
    if (rows === 0) continue
    const shape = context.columns.find(({ name }) => name === column.name)
    const loss = { text: `point to nothing in ${target}, and would be emptied`, rows, final: false }
    steps.push({
      phase: 'unlink',
      table: table.name,
      column: column.name,
      text: `link ${column.name} to ${target}`,
      statements: [unlink(context, column, shape)],
      loss,
    })
  }
  return steps
}
