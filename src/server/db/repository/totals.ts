import { sql } from 'kysely'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { stringifyDecimal } from '../../../model/values/decimal.ts'
import { exact, orZero } from '../columnsOf.ts'
import type { Queries } from '../database.ts'
import type { Sql } from '../dialects/engine.ts'
import type { EntityContext } from './context.ts'
import { columnRef } from './fields.ts'
import { fromWhere, listPartsOf } from './list.ts'
import type { Totals, TotalsSelection } from './repository.ts'

/** A column is summed in two parts, above and below this number, because SQLite's sums have 64 bits, which is too few for amounts of eighteen digits. */
const PART = 1_000_000_000n

/** The signed amount: subtracted if the row has one of the choices in `summed`. */
const signed = ({ name, schema: { summed } }: ResolvedField): Sql => {
  const value = columnRef('t', name)
  const [by, values = []] = summed === undefined || summed === true ? [] : (Object.entries(summed.minus)[0] ?? [])
  if (by === undefined) return value
  return sql`case when ${columnRef('t', by)} in (${sql.join(values.map((one) => sql.lit(one)))}) then -${value} else ${value} end`
}

const partsOf = (field: ResolvedField): readonly Sql[] => {
  const part = sql.lit(PART)
  const value = signed(field)
  return [exact(orZero(sql`sum((${value}) / ${part})`)), exact(orZero(sql`sum((${value}) % ${part})`))]
}

/** Parses a sum, a whole number in any engine's notation. */
const whole = (value: unknown): bigint => BigInt(String(value).split('.')[0] ?? '0')

type Row = readonly unknown[]

const sumIn = ([, , ...parts]: Row, at: number): bigint => whole(parts[2 * at]) * PART + whole(parts[2 * at + 1])

const totalsIn = (fields: readonly ResolvedField[], row: Row): Totals => ({
  currency: row[0] === null ? null : String(row[0]),
  count: Number(row[1]),
  sums: Object.fromEntries(fields.map(({ name, scale }, at) => [name, stringifyDecimal(sumIn(row, at), scale)])),
})

/** Leaves out rows without a currency if their sum is zero. */
const isSomething = ({ currency, count, sums }: Totals, currencyField: string | undefined): boolean =>
  count > 0 && (currencyField === undefined || currency !== null || Object.values(sums).some((sum) => Number(sum) !== 0))

/** Sums of fields that have the same currency, in one statement. */
const ofCurrency = async (
  context: EntityContext,
  queries: Queries,
  { fields, ...selection }: TotalsSelection,
  currencyField: string | undefined,
): Promise<readonly Totals[]> => {
  const summed = fields.filter(({ schema }) => schema.currencyField === currencyField)
  const part = fromWhere(context, listPartsOf(context, { ...selection, sort: { field: 'id', order: 'ASC' } }), false)
  const currency = currencyField === undefined ? sql`cast(null as text)` : columnRef('t', currencyField)
  const grouped = currencyField === undefined ? sql`` : sql`group by ${currency} order by count(*) desc, ${currency}`
  const names = summed.map(({ name }) => name).join()
  const statement = context.statements.get(
    `${context.table.name} totals ${names} ${part.key}`,
    (next) => sql`select ${sql.join([currency, sql`count(*)`, ...summed.flatMap(partsOf)])} ${part.build(next)} ${grouped}`,
  )
  const rows = await statement.rows(queries, part.values)
  return rows.map((row) => totalsIn(summed, row)).filter((found) => isSomething(found, currencyField))
}

/** See `Repository.totals`. */
export const totals = async (context: EntityContext, queries: Queries, selection: TotalsSelection): Promise<readonly Totals[]> => {
  const currencies = [...new Set(selection.fields.map(({ schema }) => schema.currencyField))]
  const found = await Promise.all(currencies.map((currency) => ofCurrency(context, queries, selection, currency)))
  return found.flat()
}
