import { sql } from 'kysely'
import type { Transaction } from '../database.ts'
import { quote, quoted } from '../tables/quote.ts'
import type { ColumnShape } from '../tables/shapes.ts'
import type { TableContext } from './context.ts'
import { converterTo } from './convertValue.ts'
import type { ColumnFacts } from './layout.ts'
import { SHOWN_IDS, type Step } from './plan.ts'
import { plainValue, storedValues } from './storedValues.ts'

const asideOf = (table: string, column: string): string => `_old_${table}_${column}`

/** Conversion that SQL can't express: saves the values, converts each like the API, and writes them into the new column. */
const convertColumn = async (context: TableContext, column: ColumnShape, from: ColumnFacts, old: string): Promise<readonly Step[]> => {
  const { engine, queries, table, source } = context
  const live = source?.live.name ?? table.name
  const inList = column.field.type.storage === 'values'
  const convert = converterTo(column.field)
  let rows = 0
  const ids: string[] = []
  for await (const page of storedValues(queries, engine, { table: live, expression: quote(old), kind: from.kind, inList }))
    for (const { id, value } of page) {
      if (convert(plainValue(value, from)) !== undefined) continue
      rows += 1
      if (ids.length < SHOWN_IDS) ids.push(id)
    }
  const aside = asideOf(table.name, column.name)
  const keys = inList ? ['parentId', 'position'] : ['id']
  const run = async (trx: Transaction) => {
    for await (const page of storedValues(trx, engine, { table: aside, expression: quote(old), kind: from.kind, inList }))
      for (const { id, value } of page) {
        const converted = convert(plainValue(value, from))
        if (converted === undefined) continue
        const bound = engine.values.bind(column.kind, column.type.encode(converted, column.field))
        await sql`update ${sql.id(table.name)} set ${sql.id(column.name)} = ${bound} where id = ${id}`.execute(trx)
      }
  }
  const text = `change the type of ${column.name}`
  const loss = { text: 'values do not fit the new type, and would be removed', rows, ids, final: false }
  return [
    {
      phase: 'keep',
      table: table.name,
      text: `set ${old} aside`,
      statements: [`create table ${quote(aside)} as select ${quoted([...keys, old])} from ${quote(live)} where ${quote(old)} is not null`],
    },
    { phase: 'convert', table: table.name, column: column.name, text, statements: [], run, ...(rows > 0 && { loss }) },
    { phase: 'forget', table: table.name, text: `remove ${old} as it was`, statements: [`drop table ${quote(aside)}`] },
  ]
}

/** Columns whose values are converted one by one; the change of type handles those of lists. */
export const isConvertedSingly = (context: TableContext, name: string): boolean => {
  const column = context.columns.find((one) => one.name === name)
  const old = context.source?.columns.get(name)
  return column?.field.type.storage === 'column' && old !== undefined && context.facts?.columns[old] !== undefined
}

export const convertSteps = async (context: TableContext, converted: ReadonlyMap<string, unknown>): Promise<readonly Step[]> => {
  const steps: Step[] = []
  for (const [name, conversion] of converted) {
    const column = context.columns.find((one) => one.name === name)
    const old = context.source?.columns.get(name)
    const from = old === undefined ? undefined : context.facts?.columns[old]
    if (conversion !== undefined || !column || !from || old === undefined || !isConvertedSingly(context, name)) continue
    steps.push(...(await convertColumn(context, column, from, old)))
  }
  return steps
}
