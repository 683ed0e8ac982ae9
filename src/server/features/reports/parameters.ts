import { addDays } from '../../../domain/money/days.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { AppError, type FieldError } from '../../../model/errors.ts'
import { formats } from '../../../model/validate/formats.ts'
import type { ResultCondition, SqlParameter } from '../../db/sandbox/sandbox.ts'
import type { View, ViewType } from '../../db/views/views.ts'

/** A filter of a report, as far as it is bound. */
export type Filter = Pick<EntityMap['reports']['filters'][number], 'name' | 'column' | 'type'>
type Value = string | number | null | undefined

const isGiven = (value: Value): value is string | number => value !== null && value !== undefined && value !== ''

/** Values of filters as they are sent. */
export type GivenParameters = Readonly<Record<string, Value | { readonly from?: Value; readonly to?: Value }>>

/** Filters with their values, as the sandbox takes them. */
export interface BoundFilters {
  readonly parameters: Readonly<Record<string, SqlParameter>>
  /** Filters that the query does not name apply to a column of its result. */
  readonly where: readonly ResultCondition[]
}

const LONGEST = 2000

const refuse = (path: string, keyword: string, more: Partial<FieldError> = {}): never => {
  throw new AppError(422, 'validation', { fields: [{ path: `parameters.${path}`, keyword, params: {}, ...more }] })
}

/** PostgreSQL refuses NUL in text. */
const text = (path: string, value: string | number): string =>
  typeof value === 'string' && value.length <= LONGEST ? value.replaceAll('\0', '') : refuse(path, 'type', { params: { type: 'string' } })

const number = (path: string, value: string | number): number => {
  const found = typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value
  return typeof found === 'number' && Number.isFinite(found) ? found : refuse(path, 'type', { params: { type: 'number' } })
}

const date = (path: string, value: string | number): string =>
  typeof value === 'string' && formats.date.validate(value) ? value : refuse(path, 'format', { format: 'date', params: { format: 'date' } })

const READ = { text, number, date } as const

const bound = (path: string, type: SqlParameter['type'], value: Value): SqlParameter => ({
  type,
  value: isGiven(value) ? READ[type](path, value) : null,
})

const RANGES: Partial<Record<ViewType, SqlParameter['type']>> = { integer: 'number', decimal: 'number', date: 'date', dateTime: 'date' }

/** What a range is of: as its values are, else as a column of that name is anywhere. */
const rangeType = ({ column }: Filter, values: readonly Value[], columns: ReadonlyMap<string, ViewType>): SqlParameter['type'] => {
  const given = values.find(isGiven)
  if (given !== undefined) return typeof given === 'number' || !/^\d{4}-/.test(given) ? 'number' : 'date'
  return RANGES[columns.get(column) ?? 'date'] ?? 'date'
}

/** The end of a range counts: of moments it is the whole day. */
const untilOf = (to: SqlParameter, type: ViewType | undefined): { readonly parameter: SqlParameter; readonly operator: '<' | '<=' } =>
  type === 'dateTime' && typeof to.value === 'string'
    ? { parameter: { ...to, value: addDays(to.value, 1) }, operator: '<' }
    : { parameter: to, operator: '<=' }

type Condition = ResultCondition & { readonly value: SqlParameter }

interface Bindings {
  readonly parameters: Readonly<Record<string, SqlParameter>>
  readonly where: readonly Condition[]
}

const range = (filter: Filter, given: GivenParameters[string], columns: ReadonlyMap<string, ViewType>): Bindings => {
  const { name, column } = filter
  if (given !== null && given !== undefined && typeof given !== 'object') return refuse(name, 'type', { params: { type: 'object' } })
  const type = rangeType(filter, [given?.from, given?.to], columns)
  const [from, to] = [bound(`${name}.from`, type, given?.from), bound(`${name}.to`, type, given?.to)]
  const until = untilOf(to, columns.get(column))
  return {
    parameters: { [`${name}_from`]: from, [`${name}_to`]: to },
    where: [
      { column, operator: '>=', parameter: `${name}_from`, value: from },
      { column, operator: until.operator, parameter: `${name}_to`, value: until.parameter },
    ],
  }
}

const TYPES = { text: 'text', number: 'number', date: 'date', choice: 'text', lookup: 'text' } as const

const single = ({ name, column, type }: Filter & { readonly type: keyof typeof TYPES }, given: GivenParameters[string]): Bindings => {
  if (typeof given === 'object' && given !== null) return refuse(name, 'type', { params: { type: 'string' } })
  const value = bound(name, TYPES[type], given)
  return { parameters: { [name]: value }, where: [{ column, operator: '=', parameter: name, value }] }
}

const bindingsOf = (filter: Filter, given: GivenParameters[string], columns: ReadonlyMap<string, ViewType>): Bindings =>
  filter.type === 'range' ? range(filter, given, columns) : single({ ...filter, type: filter.type }, given)

/** Parameters that a query names: `:name`; in texts and comments too, where it does no harm. */
export const namesIn = (sql: string): ReadonlySet<string> =>
  new Set([...sql.matchAll(/(?<!:):([\p{L}_][\p{L}\p{N}_]*)/gu)].map(([, name = '']) => name))

/** Type by name of column, where all columns of that name have one. */
const typesIn = (views: readonly View[]): ReadonlyMap<string, ViewType> =>
  new Map(views.flatMap(({ columns }) => columns.map(({ name, type }) => [name, type] as const)))

/**
 * Binds the values of a report's filters, by their types (`PRODUCT.md Q2`). A filter that the query names (`:name`, of a range `:name_from` and
 * `:name_to`) is bound there, null without a value; any other applies to its column of the result. Throws `AppError` 422 `validation`.
 */
export function bindFilters(sql: string, filters: readonly Filter[], given: GivenParameters, views: readonly View[]): BoundFilters {
  const unknown = Object.keys(given).find((name) => !filters.some((filter) => filter.name === name))
  if (unknown !== undefined) return refuse(unknown, 'additionalProperties', { params: { additionalProperty: unknown } })
  const [named, columns] = [namesIn(sql), typesIn(views)]
  const parts = filters.map((filter) => bindingsOf(filter, Object.hasOwn(given, filter.name) ? given[filter.name] : undefined, columns))
  const inQuery = parts.filter(({ parameters }) => Object.keys(parameters).some((name) => named.has(name)))
  const around = parts.filter((part) => !inQuery.includes(part)).flatMap(({ where }) => where.filter(({ value }) => value.value !== null))
  return {
    parameters: Object.assign(
      {},
      ...inQuery.map(({ parameters }) => parameters),
      ...around.map(({ parameter, value }) => ({ [parameter]: value })),
    ),
    where: around.map(({ column, operator, parameter }) => ({ column, operator, parameter })),
  }
}
