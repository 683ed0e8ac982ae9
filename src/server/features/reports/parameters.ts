import type { reportCalls } from '../../../domain/reports/calls.ts'
import type { ReportQuery } from '../../../domain/reports/query/compileQuery.ts'
import { daysOf, isRelativePeriod } from '../../../domain/reports/query/relativeDays.ts'
import type { BodyOf } from '../../../model/calls/callContract.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import { AppError, type FieldError } from '../../../model/errors.ts'
import { formats } from '../../../model/validate/formats.ts'
import type { Days } from '../../../model/values/relativeDays.ts'
import type { ResultCondition, SqlParameter } from '../../db/sandbox/sandbox.ts'
import type { View, ViewType } from '../../db/views/views.ts'

/** A filter of a report, as far as it is bound. */
export interface Filter extends Pick<EntityMap['reports']['filters'][number], 'name' | 'column'> {
  /** `state`: a reader's condition instead of a value: empty, true or false. */
  readonly type: EntityMap['reports']['filters'][number]['type'] | 'state'
  /** Default: a value, or a relative period. */
  readonly default?: string | null
  readonly period?: string | null
}

type Value = string | number | null | undefined

const isGiven = (value: Value): value is string | number => value !== null && value !== undefined && value !== ''

interface DateRange {
  readonly from?: Value
  readonly to?: Value
  readonly period?: string
}

type Given = Value | DateRange

/** Values of filters as they are sent. */
export type GivenParameters = Readonly<Record<string, Given>>

/** A reader's condition on a column besides the report's filters: a value, or a first and last day. */
export type Narrowing = NonNullable<BodyOf<typeof reportCalls.run>['where']>[number]

type NarrowingValue = Narrowing['value']

/** Empty, true and false are states, because SQL does not compare them as values. */
const typeOfNarrowing = (value: NarrowingValue): Filter['type'] => {
  if (value === null || typeof value === 'boolean') return 'state'
  if (typeof value === 'object') return 'range'
  return typeof value === 'number' ? 'number' : 'text'
}

/** The filters of a report and of a reader. Names of the latter are not valid in SQL, so that no query can use them. */
export function withNarrowing(
  filters: readonly Filter[],
  given: GivenParameters,
  where: readonly Narrowing[] = [],
): { readonly filters: readonly Filter[]; readonly given: GivenParameters } {
  const own = where.map(({ column, value }, at) => {
    const type = typeOfNarrowing(value)
    return { name: `?${at}`, column, type, value: value === null || typeof value === 'boolean' ? String(value) : value }
  })
  return {
    filters: [...filters, ...own.map(({ value: _, ...filter }) => filter)],
    given: { ...given, ...Object.fromEntries(own.map(({ name, value }) => [name, value])) },
  }
}

/** Bound filters, as input of the sandbox. */
export interface BoundFilters {
  readonly parameters: Readonly<Record<string, SqlParameter>>
  /** Conditions on columns of the result, from filters that the query does not name. */
  readonly where: readonly ResultCondition[]
}

const MAX_LENGTH = 2000

const refuse = (path: string, keyword: string, more: Partial<FieldError> = {}): never => {
  throw new AppError(422, 'validation', { fields: [{ path: `parameters.${path}`, keyword, params: {}, ...more }] })
}

/** Validates text: PostgreSQL refuses NUL. */
const text = (path: string, value: string | number): string =>
  typeof value === 'string' && value.length <= MAX_LENGTH
    ? value.replaceAll('\0', '')
    : refuse(path, 'type', { params: { type: 'string' } })

const number = (path: string, value: string | number): number => {
  const found = typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value
  return typeof found === 'number' && Number.isFinite(found) ? found : refuse(path, 'type', { params: { type: 'number' } })
}

/** Not every engine has a year 0. */
const FIRST_DAY = '0001-01-01'

const date = (path: string, value: string | number): string =>
  typeof value === 'string' && formats.date.validate(value) && value >= FIRST_DAY
    ? value
    : refuse(path, 'format', { format: 'date', params: { format: 'date' } })

const READ = { text, number, date } as const

const bound = (path: string, type: SqlParameter['type'], value: Value): SqlParameter => ({
  type,
  value: isGiven(value) ? READ[type](path, value) : null,
})

const RANGES: Partial<Record<ViewType, SqlParameter['type']>> = { integer: 'number', decimal: 'number', date: 'date', dateTime: 'date' }

/** Type of a range: by its values, else by a column of that name in any view. */
const rangeType = ({ column }: Filter, values: readonly Value[], columns: ReadonlyMap<string, ViewType>): SqlParameter['type'] => {
  const given = values.find(isGiven)
  if (given !== undefined) return typeof given === 'number' || !/^\d{4}-/.test(given) ? 'number' : 'date'
  return RANGES[columns.get(column) ?? 'date'] ?? 'date'
}

/** One comparison of a filter, with the parameter that holds its value. */
export interface Comparison {
  readonly filter: Filter
  readonly operator: ResultCondition['operator']
  readonly parameter: string
  readonly value: SqlParameter
}

const daysNamed = (path: string, period: string, today: string): Days =>
  isRelativePeriod(period) ? daysOf(period, today) : refuse(`${path}.period`, 'enum')

/** The value that applies: the sent one, else the default. */
const applied = ({ name, default: first, period }: Filter, given: GivenParameters): Given =>
  Object.hasOwn(given, name) && given[name] !== undefined ? given[name] : period ? { period } : first

const rangeOf = ({ name }: Pick<Filter, 'name'>, value: Given, today: string): DateRange => {
  if (value === null || value === undefined || value === '') return {}
  if (typeof value !== 'object') return refuse(name, 'type', { params: { type: 'object' } })
  if (!value.period) return value
  const [from, to] = daysNamed(name, value.period, today)
  return { from, to }
}

const range = (filter: Filter, given: Given, columns: ReadonlyMap<string, ViewType>, today: string): readonly Comparison[] => {
  const { from, to } = rangeOf(filter, given, today)
  const type = rangeType(filter, [from, to], columns)
  const { name } = filter
  return [
    { filter, operator: '>=', parameter: `${name}_from`, value: bound(`${name}.from`, type, from) },
    { filter, operator: '<=', parameter: `${name}_to`, value: bound(`${name}.to`, type, to) },
  ]
}

const STATES: Readonly<Record<string, ResultCondition['operator']>> = { null: 'is null', true: 'is true', false: 'is false' }

const state = (filter: Filter, given: Given): readonly Comparison[] => {
  const operator = STATES[String(given)] ?? refuse(filter.name, 'type', { params: { type: 'boolean' } })
  return [{ filter, operator, parameter: filter.name, value: { type: 'text', value: String(given) } }]
}

const TYPES = { text: 'text', number: 'number', date: 'date', choice: 'text', lookup: 'text' } as const

const single = (filter: Filter, type: keyof typeof TYPES, given: Given, today: string): readonly Comparison[] => {
  const { name } = filter
  const first = typeof given === 'object' && given?.period && type === 'date' ? daysNamed(name, given.period, today)[0] : given
  if (typeof first === 'object' && first !== null) return refuse(name, 'type', { params: { type: 'string' } })
  return [{ filter, operator: '=', parameter: name, value: bound(name, TYPES[type], first) }]
}

type DraftFilter = NonNullable<DraftMap['reports']['filters']>[number]

/** Mistake of a filter's default; undefined if it is valid, or if the filter has a period, which takes precedence. */
export function defaultMistake({ type, default: value, period }: DraftFilter): Omit<FieldError, 'path'> | undefined {
  if (!isGiven(value) || period || !type) return undefined
  try {
    if (type === 'range') rangeOf({ name: '' }, value, '')
    else bound('', TYPES[type], value)
    return undefined
  } catch (error) {
    if (error instanceof AppError) return error.fields[0]
    throw error
  }
}

/** Type by name of column, where all columns of that name have one. */
const typesIn = (views: readonly View[]): ReadonlyMap<string, ViewType> =>
  new Map(views.flatMap(({ columns }) => columns.map(({ name, type }) => [name, type] as const)))

/**
 * The values of a report's filters by their types, each filter's beside each other; null without a value. Periods are those of `today`, the firm's
 * day. Throws `AppError` 422 `validation`.
 */
export function readFilters(
  filters: readonly Filter[],
  given: GivenParameters,
  views: readonly View[],
  today: string,
): readonly (readonly Comparison[])[] {
  const unknown = Object.keys(given).find((name) => !filters.some((filter) => filter.name === name))
  if (unknown !== undefined) return refuse(unknown, 'additionalProperties', { params: { additionalProperty: unknown } })
  const columns = typesIn(views)
  return filters.map((filter) => {
    const value = applied(filter, given)
    if (filter.type === 'state') return state(filter, value)
    return filter.type === 'range' ? range(filter, value, columns, today) : single(filter, filter.type, value, today)
  })
}

/** Parameters that a query uses: `:name`. Also finds them in texts and comments, where they do no harm. */
export const namesIn = (sql: string): ReadonlySet<string> =>
  new Set([...sql.matchAll(/(?<!:):([\p{L}_][\p{L}\p{N}_]*)/gu)].map(([, name = '']) => name))

/**
 * Binds values of filters to SQL (`PRODUCT.md Q2`). A filter that the query names (`:name`, of a range `:name_from` and `:name_to`) is bound there,
 * null without a value; any other applies to its column of the result.
 */
export function bindFilters(sql: string, read: readonly (readonly Comparison[])[]): BoundFilters {
  const named = namesIn(sql)
  const inQuery = read.filter((parts) => parts.some(({ parameter }) => named.has(parameter)))
  const around = read.filter((parts) => !inQuery.includes(parts)).flatMap((parts) => parts.filter(({ value }) => value.value !== null))
  const bindings = [...inQuery.flat(), ...around]
  return {
    parameters: Object.fromEntries(bindings.map(({ parameter, value }) => [parameter, value])),
    where: around.map(({ filter: { column }, operator, parameter }) => ({ column, operator, parameter })),
  }
}

type Conditions = NonNullable<ReportQuery['conditions']>

const OPERATORS = { '=': 'is', '>=': 'atLeast', '<=': 'atMost', 'is null': 'empty', 'is true': 'is', 'is false': 'is' } as const

/**
 * The same for a query without SQL: a filter applies to the records before they are grouped where the view has its column, which need not be in the
 * result. Others are left.
 */
export function filterConditions(
  read: readonly (readonly Comparison[])[],
  view: Pick<View, 'columns'> | undefined,
): { readonly conditions: readonly (Conditions[number] & { readonly filter: string })[]; readonly rest: typeof read } {
  const isOfView = ([first]: readonly Comparison[]): boolean => view?.columns.some(({ name }) => name === first?.filter.column) ?? false
  const conditions = read
    .filter(isOfView)
    .flatMap((parts) =>
      parts.flatMap(({ filter, operator, value: { value } }) =>
        value === null ? [] : [{ column: filter.column, operator: OPERATORS[operator], value: String(value), filter: filter.name }],
      ),
    )
  return { conditions, rest: read.filter((parts) => !isOfView(parts)) }
}
