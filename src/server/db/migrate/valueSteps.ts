import { sql } from 'kysely'
import type { Transaction } from '../database.ts'
import { quote } from '../tables/quote.ts'
import type { ColumnShape } from '../tables/shapes.ts'
import { isBackfilled } from './backfills.ts'
import { constraintSteps } from './constraintSteps.ts'
import type { TableContext } from './context.ts'
import { countRows, sampleIds } from './counting.ts'
import type { ColumnFacts } from './layout.ts'
import type { Step } from './plan.ts'

interface ColumnContext {
  readonly context: TableContext
  readonly column: ColumnShape
  readonly desired: ColumnFacts
  readonly before: ColumnFacts | undefined
  /** Under which name the values are now, if they are. */
  readonly old: string | undefined
}

const fill = ({ context, column }: ColumnContext, condition: string): Pick<Step, 'phase' | 'table' | 'statements' | 'run'> => {
  const value = column.field.default
  const bound =
    value === undefined || value === null ? null : context.engine.values.bind(column.kind, column.type.encode(value, column.field))
  const run = async (trx: Transaction) => {
    await sql`update ${sql.id(context.table.name)} set ${sql.id(column.name)} = ${bound} where ${sql.raw(condition)}`.execute(trx)
  }
  return { phase: 'fill', table: context.table.name, statements: [], run }
}

/** A newly required field, or a new field with a default: rows without a value get the default. */
const missingSteps = async (given: ColumnContext): Promise<readonly Step[]> => {
  const { context, column, desired, before, old } = given
  const { live } = context.source ?? {}
  const becameRequired = desired.required && !before?.required
  const hasDefault = column.field.default !== undefined && column.field.default !== null
  if (old === undefined && isBackfilled(context.backfills, context.table.name, column.name)) return []
  if (!live || !(becameRequired || (old === undefined && hasDefault))) return []
  const empty = old === undefined ? '1 = 1' : `${quote(old)} is null`
  const rows = await countRows(context.queries, live.name, empty)
  if (rows === 0) return []
  if (hasDefault)
    return [
      {
        ...fill(given, `${quote(column.name)} is null`),
        text: `give ${rows === 1 ? '1 row' : `${rows} rows`} the default of ${column.name}`,
      },
    ]
  const ids = await sampleIds(context.queries, live.name, empty)
  const loss = {
    text: 'required, but empty and without a default, so these can be saved only once it is filled in',
    rows,
    ids,
    final: false,
  }
  return [{ phase: 'fill', table: context.table.name, column: column.name, statements: [], text: `require ${column.name}`, loss }]
}

/** Values of an enum that the schema no longer knows. */
const optionSteps = async ({ context, column, desired, before, old }: ColumnContext): Promise<readonly Step[]> => {
  const removed = (before?.options ?? []).filter((option) => option !== null && !(desired.options ?? [option]).includes(option))
  const { live } = context.source ?? {}
  if (!live || old === undefined || removed.length === 0 || column.kind === 'json') return []
  const list = removed.map((option) => context.engine.values.bind(column.kind, column.type.encode(option, column.field)))
  const holds = (name: string) => sql`${sql.id(name)} in (${sql.join(list)})`
  const { rows } = await sql<{ n: number | string }>`select count(*) as n from ${sql.id(live.name)} where ${holds(old)}`.execute(
    context.queries,
  )
  const count = Number(rows[0]?.n ?? 0)
  if (count === 0) return []
  const { name: table } = context.table
  const inList = column.field.type.storage === 'values'
  const run = async (trx: Transaction) => {
    if (inList) await sql`delete from ${sql.id(table)} where ${holds(column.name)}`.execute(trx)
    else await sql`update ${sql.id(table)} set ${sql.id(column.name)} = null where ${holds(column.name)}`.execute(trx)
  }
  const text = `take ${removed.map(String).join(', ')} from the choices of ${column.name}`
  return [
    {
      phase: 'fill',
      table,
      column: column.name,
      text,
      statements: [],
      run,
      loss: { text: 'held as values, which would be removed', rows: count, final: false },
    },
  ]
}

/** Texts that exceed the new maximum length. */
const lengthSteps = async ({ context, column, desired, before, old }: ColumnContext): Promise<readonly Step[]> => {
  const limit = desired.maxLength
  const { live } = context.source ?? {}
  const narrower = limit !== undefined && before !== undefined && (before.maxLength === undefined || before.maxLength > limit)
  if (!live || old === undefined || !narrower || (column.kind !== 'text' && column.kind !== 'id')) return []
  const longer = `length(${quote(old)}) > ${limit}`
  const rows = await countRows(context.queries, live.name, longer)
  if (rows === 0) return []
  const name = quote(column.name)
  const key = column.key ? `, ${quote(column.key)} = null` : ''
  const cut = `update ${quote(context.table.name)} set ${name} = substr(${name}, 1, ${limit})${key} where length(${name}) > ${limit}`
  const loss = { text: 'longer values, which would be cut', rows, ids: await sampleIds(context.queries, live.name, longer), final: false }
  return [
    {
      phase: 'fill',
      table: context.table.name,
      column: column.name,
      text: `shorten ${column.name} to ${limit} characters`,
      statements: [cut],
      loss,
    },
  ]
}

/** Steps that make the stored values of a table meet the schema's new constraints. */
export const valueSteps = async (context: TableContext): Promise<readonly Step[]> => {
  const steps: Step[] = []
  for (const column of context.columns) {
    const desired = context.desiredFacts?.columns[column.name]
    const old = context.source?.columns.get(column.name)
    if (!desired) continue
    const given = { context, column, desired, before: old === undefined ? undefined : context.facts?.columns[old], old }
    const [options, lengths] = [await optionSteps(given), await lengthSteps(given)]
    steps.push(...(await missingSteps(given)), ...options, ...lengths)
    const without = [...(options.length > 0 ? ['enum'] : []), ...(lengths.length > 0 ? ['maxLength'] : [])]
    if (given.before && old !== undefined) steps.push(...(await constraintSteps({ ...given, before: given.before, old, without })))
  }
  return steps
}
