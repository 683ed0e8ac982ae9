import { sql } from 'kysely'
import type { Json } from '../../../model/entitySchema.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { exact, orZero } from '../columnsOf.ts'
import type { Queries } from '../database.ts'
import type { Sql } from '../dialects/engine.ts'
import type { EntityContext } from './context.ts'
import { columnRef, targetOf } from './fields.ts'
import { fromWhere, listPartsOf } from './list.ts'
import type { FieldSummary, GroupSelection, GroupSummary, Selection, SummarySelection } from './repository.ts'
import { keyParts } from './sortedList.ts'
import type { Part } from './statements.ts'

/** A column is summed in two parts, above and below this number, because SQLite's sums have 64 bits, which is too few for amounts of eighteen digits. */
const PART = 1_000_000_000n

const NO_TEXT = sql`cast(null as text)`

/** All rows are one group. */
const NO_GROUP: Part = { key: '', values: [], build: () => NO_TEXT }

/** The signed amount: subtracted if the row has one of the choices in `summed`. */
const signed = ({ name, schema: { summed } }: ResolvedField): Sql => {
  const value = columnRef('t', name)
  const [by, values = []] = summed === undefined || summed === true ? [] : (Object.entries(summed.minus)[0] ?? [])
  if (by === undefined) return value
  return sql`case when ${columnRef('t', by)} in (${sql.join(values.map((one) => sql.lit(one)))}) then -${value} else ${value} end`
}

const partsOf = (field: ResolvedField): readonly Sql[] => {
  if (!field.type.exact) return [NO_TEXT, NO_TEXT]
  const part = sql.lit(PART)
  const value = signed(field)
  return [exact(orZero(sql`sum((${value}) / ${part})`)), exact(orZero(sql`sum((${value}) % ${part})`))]
}

/** Number of columns of a field. */
const WIDTH = 5

/** Number of values, the two parts of their sum, the smallest and the largest. */
const columnsFor = ({ shape, db }: EntityContext, field: ResolvedField): readonly Sql[] => {
  const kind = shape.columnsByName.get(field.name)?.kind ?? 'text'
  const value = columnRef('t', field.name)
  const { selected } = db.engine.values
  return [sql`count(${value})`, ...partsOf(field), selected(kind, sql`min(${value})`), selected(kind, sql`max(${value})`)]
}

/** Parses a sum, a whole number in any engine's notation. */
const whole = (value: unknown): bigint => BigInt(String(value ?? 0).split('.')[0] ?? '0')

type Row = readonly unknown[]

/** Leaves out zeros without a currency: what costs nothing yet is no currency's. */
const isSomething = (field: ResolvedField, { currency, given, min, max }: FieldSummary): boolean =>
  given > 0 && (field.schema.currencyField === undefined || currency !== null || Number(min) !== 0 || Number(max) !== 0)

/** Key, currency and count are the first three columns. */
const FIRST = 3

const fieldIn = ({ shape, db }: EntityContext, field: ResolvedField, row: Row, at: number): FieldSummary => {
  const [given, high, low, min, max] = row.slice(FIRST + WIDTH * at)
  const column = shape.columnsByName.get(field.name)
  const decoded = (value: unknown): Json =>
    value === null || value === undefined || !column ? null : column.type.decode(db.engine.values.reader(column.kind)(value), field)
  return {
    field: field.name,
    currency: row[1] === null ? null : String(row[1]),
    given: Number(given),
    sum: whole(high) * PART + whole(low),
    min: decoded(min),
    max: decoded(max),
  }
}

/** The key of a row's group, as text. */
const keyPart = ({ shape, db }: EntityContext, group: GroupSelection | undefined, hidden: Selection['hidden']): Part => {
  if (!group) return NO_GROUP
  const { field, period, timeZone } = group
  const target = targetOf(shape, field, hidden)
  if (target.at !== 'column') throw new Error(`${field} is no column of ${shape.table}`)
  const { kind, name } = target.column
  const value = columnRef('t', name)
  const plain = (build: Sql): Part => ({ key: field, values: [], build: () => build })
  if (kind === 'boolean') return plain(sql`case when ${value} then 'true' when not ${value} then 'false' end`)
  if (!period) return plain(kind === 'id' ? value : exact(value))
  const { periodStart } = db.engine.fragments
  return { key: `${field} ${period}`, values: [timeZone], build: (next) => periodStart(kind, value, period, next()) }
}

const listed = (parts: readonly Part[]): Part => ({
  key: parts.map(({ key }) => key).join(),
  values: parts.flatMap(({ values }) => values),
  build: (next) => sql.join(parts.map(({ build }) => build(next))),
})

/** Keys for `order by` of groups `t` with their key under the name of the field. */
const orderPart = (context: EntityContext, { field, by, order, keys = [] }: GroupSelection, hidden: Selection['hidden']): Part => {
  const { ordered } = context.db.engine.fragments
  const key = columnRef('t', field)
  const plain = (value: Sql): Part => ({ key: order, values: [], build: () => ordered(value, order) })
  const options = context.shape.entity.fieldsByName[field]?.options
  if (by === 'count') return plain(sql.ref('t._count'))
  if (keys.length > 0) return listed(keys.flatMap((one) => keyParts(context, one, hidden)))
  if (!options) return plain(key)
  const places = options.map((option, place) => sql`when ${sql.lit(String(option))} then ${sql.lit(place)}`)
  return plain(sql`case ${key} ${sql.join(places, sql` `)} end`)
}

/** Keys of a page of groups, with their numbers of rows. */
const pageOfGroups = async (context: EntityContext, queries: Queries, group: GroupSelection, rows: Part, hidden: Selection['hidden']) => {
  const [key, order] = [keyPart(context, group, hidden), orderPart(context, group, hidden)]
  const statement = context.statements.get(
    `${context.table.name} groups ${key.key} ${group.by} ${order.key} ${rows.key}`,
    (next) => sql`select ${columnRef('t', group.field)}, ${sql.ref('t._count')}
      from (select ${key.build(next)} as ${sql.id(group.field)}, count(*) as ${sql.id('_count')} ${rows.build(next)} group by 1) as t
      order by ${order.build(next)}, ${columnRef('t', group.field)} limit ${next()} offset ${next()}`,
  )
  const found = await statement.rows(queries, [...key.values, ...rows.values, ...order.values, group.limit, group.offset])
  return found.map(([value, count]) => ({ key: value === null ? null : String(value), count: Number(count) }))
}

type Keys = readonly (string | null)[]

/** Rows of the groups with these keys. */
const among = ({ db }: EntityContext, key: Part, keys: Keys): Part => {
  const given = keys.filter((one) => one !== null)
  const empty = given.length < keys.length
  return {
    key: `among ${empty}`,
    values: [...key.values, db.engine.values.list('id', given), ...(empty ? key.values : [])],
    build: (next) => {
      const found = db.engine.fragments.among('id', key.build(next), next())
      return empty ? sql`and (${found} or ${key.build(next)} is null)` : sql`and ${found}`
    },
  }
}

const NO_CONDITION: Part = { key: '', values: [], build: () => sql`` }

interface Rows {
  readonly from: Part
  readonly key: Part
  /** Absent: all rows are one group. */
  readonly keys?: Keys
}

/** The fields that have the same currency, in one statement: rows of key, currency and count, and the columns of each field. */
const ofCurrency = async (context: EntityContext, queries: Queries, fields: readonly ResolvedField[], { from, key, keys }: Rows) => {
  const currencyField = fields[0]?.schema.currencyField
  const currency = currencyField === undefined ? NO_TEXT : columnRef('t', currencyField)
  const by = [...(keys ? [1] : []), ...(currencyField === undefined ? [] : [2])]
  const grouped = by.length === 0 ? sql`` : sql`group by ${sql.raw(by.join())}`
  const only = keys ? among(context, key, keys) : NO_CONDITION
  const statement = context.statements.get(
    `${context.table.name} summary ${fields.map(({ name }) => name).join()} ${key.key} ${only.key} ${from.key}`,
    (next) =>
      sql`select ${sql.join([key.build(next), currency, sql`count(*)`, ...fields.flatMap((field) => columnsFor(context, field))])}
        ${from.build(next)} ${only.build(next)} ${grouped} order by 3 desc, 2`,
  )
  const rows = await statement.rows(queries, [...key.values, ...from.values, ...only.values])
  return rows.map((row) => ({
    key: row[0] === null ? null : String(row[0]),
    count: Number(row[2]),
    fields: fields.flatMap((field, at) => {
      const found = fieldIn(context, field, row, at)
      return isSomething(field, found) ? [found] : []
    }),
  }))
}

/** All fields, those with a currency of their own in further statements. */
const summaries = async (context: EntityContext, queries: Queries, fields: readonly ResolvedField[], rows: Rows) => {
  const byCurrency = Map.groupBy(fields, ({ schema }) => schema.currencyField)
  const found = await Promise.all([...byCurrency.values()].map((own) => ofCurrency(context, queries, own, rows)))
  return found.flat()
}

/** See `Repository.summary`. */
export const summary = async (
  context: EntityContext,
  queries: Queries,
  { fields, group, ...selection }: SummarySelection,
): Promise<readonly GroupSummary[]> => {
  const { hidden } = selection
  const from = fromWhere(context, listPartsOf(context, { ...selection, sort: { field: 'id', order: 'ASC' } }), false)
  const key = keyPart(context, group, hidden)
  if (!group) {
    const [found, [all]] = await Promise.all([
      summaries(context, queries, fields, { from, key }),
      ofCurrency(context, queries, [], { from, key }),
    ])
    return [{ key: null, count: all?.count ?? 0, fields: found.flatMap((one) => one.fields) }]
  }
  const groups = await pageOfGroups(context, queries, group, from, hidden)
  const found = groups.length === 0 ? [] : await summaries(context, queries, fields, { from, key, keys: groups.map((one) => one.key) })
  const byKey = Map.groupBy(found, (one) => one.key)
  return groups.map((one) => ({ ...one, fields: (byKey.get(one.key) ?? []).flatMap((part) => part.fields) }))
}
