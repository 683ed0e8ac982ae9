import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import type { Operator } from '../../../model/fieldType.ts'
import { splitFilterKey } from '../../../model/lists/filterKey.ts'
import { relativeDays } from '../../../model/values/relativeDays.ts'
import type { Condition, Filter } from '../../db/repository/repository.ts'
import { isValues, type Values } from '../values.ts'
import { type FilterCaller, type FilterTarget, namesUsers, operatorsAt, readableField, stepInto } from './filterTarget.ts'

/** Maximum number of groups and paths around a condition. */
const MAX_DEPTH = 8

/** Maximum number of conditions, groups and paths. */
const MAX_PARTS = 200

/** Maximum number of paths into rows and references, each of which is a subquery. */
const MAX_SUBQUERIES = 20

/** Context of parsing one part of a filter. */
interface ParseContext extends FilterCaller {
  readonly target: FilterTarget
  /** Keys of the outer parts, for errors. */
  readonly prefix: string
  readonly depth: number
  readonly counts: { parts: number; subqueries: number }
}

const badFilter = (field: string) => new AppError(400, 'badFilter', { params: { field } })

const unknownFilter = (field: string) => new AppError(400, 'unknownFilter', { params: { field } })

const isScalar = (value: unknown): boolean => value === null || ['string', 'number', 'boolean'].includes(typeof value)

const LISTS: Partial<Record<Operator, Operator>> = { eq: 'in', neq: 'nin' }

const fits = (operator: Operator, value: unknown): value is Json => {
  const wantsList = operator === 'in' || operator === 'nin'
  return Array.isArray(value) ? (wantsList || operator === 'includes') && value.every(isScalar) : !wantsList && isScalar(value)
}

/** Replaces `$me` in ids of users. */
const withMe = ({ target, subject }: ParseContext, path: string, value: Json): Json => {
  if (!namesUsers(target, path)) return value
  const me = (one: Json): Json => (one === '$me' ? subject.id : one)
  return Array.isArray(value) ? value.map(me) : me(value)
}

/** A range of days; for times from the begin of the first day to that of the day after the last. */
const during = ({ target, clocks }: ParseContext, path: string, value: Json): Filter | undefined => {
  const days = clocks && relativeDays(String(value), clocks.today)
  if (!days) return undefined
  const [from, to] = days
  if (readableField(target, path)?.type.days)
    return {
      all: [
        { path, operator: 'gte', value: from },
        { path, operator: 'lte', value: to },
      ],
    }
  const after = relativeDays('nextDay', to)?.[0] ?? to
  return {
    all: [
      { path, operator: 'gte', value: clocks.beginOf(from) },
      { path, operator: 'lt', value: clocks.beginOf(after) },
    ],
  }
}

const conditionAt = (parsing: ParseContext, key: string, value: unknown): Filter => {
  const { target, prefix } = parsing
  const { path, operator: written } = splitFilterKey(key)
  const operator = (Array.isArray(value) && LISTS[written]) || written
  const allowed = operatorsAt(target, path)
  const isNull = value === null && (operator === 'eq' || operator === 'neq')
  if (allowed.length === 0 || !(allowed.includes(operator) || isNull)) throw unknownFilter(prefix + key)
  if (!fits(operator, value)) throw badFilter(prefix + key)
  if (operator !== 'during') return { path, operator, value: withMe(parsing, path, value) }
  const filter = during(parsing, path, value)
  if (!filter) throw badFilter(prefix + key)
  return filter
}

const inner = (parsing: ParseContext, more: Partial<ParseContext>): ParseContext => ({ ...parsing, ...more, depth: parsing.depth + 1 })

/** Conditions on one child row or referenced record. */
const someAt = (parsing: ParseContext, name: string, written: string, filterOf: (inside: ParseContext) => readonly Filter[]): Filter => {
  const step = stepInto(parsing.target, name, parsing)
  if (!step) throw unknownFilter(parsing.prefix + written)
  parsing.counts.subqueries += 1
  const filter = filterOf(inner(parsing, { target: step.target, prefix: `${parsing.prefix}${name}.` }))
  return { some: name, filter, ...(step.of && { of: step.of }) }
}

const listOf = (parsing: ParseContext, key: string, value: unknown): readonly Filter[] => {
  if (!Array.isArray(value)) throw badFilter(parsing.prefix + key)
  return value.map((one) => ({ all: filtersIn(parsing, one, key) }))
}

const GROUPS: Readonly<Record<string, (parsing: ParseContext, value: unknown) => Filter>> = {
  $and: (parsing, value) => ({ all: listOf(parsing, '$and', value) }),
  $or: (parsing, value) => ({ any: listOf(parsing, '$or', value) }),
  $not: (parsing, value) => ({ not: { all: filtersIn(parsing, value, '$not') } }),
}

const isSome = (value: unknown): value is { readonly $some: unknown } => isValues(value) && Object.keys(value).join() === '$some'

const refuseTooMuch = ({ depth, counts, prefix }: ParseContext, key: string): void => {
  counts.parts += 1
  if (depth > MAX_DEPTH || counts.parts > MAX_PARTS || counts.subqueries > MAX_SUBQUERIES) throw badFilter(prefix + key)
}

function filterAt(parsing: ParseContext, key: string, value: unknown): Filter {
  refuseTooMuch(parsing, key)
  const group = Object.hasOwn(GROUPS, key) ? GROUPS[key] : undefined
  if (group) return group(inner(parsing, {}), value)
  if (isSome(value) && !key.includes('.')) return someAt(parsing, key, key, (inside) => filtersIn(inside, value.$some, key))
  const at = key.indexOf('.')
  const isPath = at > 0 && operatorsAt(parsing.target, splitFilterKey(key).path).length === 0
  return isPath
    ? someAt(parsing, key.slice(0, at), key, (inside) => [filterAt(inside, key.slice(at + 1), value)])
    : conditionAt(parsing, key, value)
}

function filtersIn(parsing: ParseContext, value: unknown, key: string): readonly Filter[] {
  if (!isValues(value)) throw badFilter(parsing.prefix + key)
  return Object.entries(value).map(([name, one]) => filterAt(parsing, name, one))
}

/** Filters of a JSON object. Throws `AppError` 400 `unknownFilter` for unknown and unreadable fields, `badFilter` for values that don't fit and for filters that are too large. */
export const parseFilter = (target: FilterTarget, caller: FilterCaller, filter: Values): readonly Filter[] =>
  filtersIn({ ...caller, target, prefix: '', depth: 0, counts: { parts: 0, subqueries: 0 } }, filter, 'filter')

/** Paths and operators of a filter, for the audit trail. */
export const filterSummary = (filters: readonly Filter[]): string[] =>
  filters.flatMap((filter): string[] => {
    if ('all' in filter) return filterSummary(filter.all)
    if ('any' in filter) return [`any (${filter.any.map((one) => filterSummary([one]).join(' and ')).join(', ')})`]
    if ('not' in filter) return [`not (${filterSummary([filter.not]).join(' and ')})`]
    if ('some' in filter) return filterSummary(filter.filter).map((one) => `${filter.some}.${one}`)
    return [`${filter.path} ${filter.operator}`]
  })

export const isCondition = (filter: Filter): filter is Condition => 'operator' in filter
