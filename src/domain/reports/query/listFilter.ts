import { addDays } from '../../../model/values/days.ts'
import { type Period, periodDays, periodStart } from '../periods.ts'
import type { Cell, ResultColumn } from '../result.ts'
import type { ReportQuery } from './compileQuery.ts'
import { daysOf } from './relativeDays.ts'

type Condition = NonNullable<ReportQuery['conditions']>[number]

/** A value of a result's group whose records are requested. */
export interface GroupValue {
  readonly column: string
  readonly by?: Period
  readonly value: Cell
}

/** A column with a field that lists can filter by. */
export interface ListedColumn extends ResultColumn {
  readonly field: string
}

type ListOperator = 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte' | 'contains' | 'starts' | 'null'

/** A condition of a list, in the form of its address. */
export interface ListCondition {
  readonly field: string
  readonly operator: ListOperator
  readonly value: Cell
}

interface Clocks {
  readonly today: string
  /** The moment at which a day begins. */
  readonly beginOf: (day: string) => string
}

/** Days from the first to the last, inclusive; for moments up to the beginning of the next day. */
const between = (
  { field, type }: ListedColumn,
  from: string | undefined,
  to: string | undefined,
  { beginOf }: Clocks,
): readonly ListCondition[] => [
  ...(from === undefined ? [] : [{ field, operator: 'gte' as const, value: type === 'dateTime' ? beginOf(from) : from }]),
  ...(to === undefined
    ? []
    : [
        type === 'dateTime'
          ? { field, operator: 'lt' as const, value: beginOf(addDays(to, 1)) }
          : { field, operator: 'lte' as const, value: to },
      ]),
]

const isDay = ({ type }: ResultColumn): boolean => type === 'date' || type === 'dateTime'

const ofDays = (column: ListedColumn, { operator, value, period }: Condition, clocks: Clocks): readonly ListCondition[] | undefined => {
  if (operator === 'during') return period && between(column, ...daysOf(period, clocks.today), clocks)
  if (!value) return undefined
  const days: Partial<Record<Condition['operator'], () => readonly [from: string | undefined, to: string | undefined]>> = {
    is: () => [value, value],
    atLeast: () => [value, undefined],
    atMost: () => [undefined, value],
    above: () => [addDays(value, 1), undefined],
    below: () => [undefined, addDays(value, -1)],
  }
  const found = days[operator]?.()
  return found && between(column, found[0], found[1], clocks)
}

const OPERATORS: Partial<Record<Condition['operator'], ListOperator>> = {
  is: 'eq',
  atLeast: 'gte',
  atMost: 'lte',
  above: 'gt',
  below: 'lt',
  contains: 'contains',
  startsWith: 'starts',
}

const typed = ({ type }: ResultColumn, value: string): Cell =>
  type === 'boolean' ? value === 'true' : type === 'integer' ? Number(value) : value

/** A condition of a query as a condition of a list; undefined if lists can't express it. */
export function conditionOfList(column: ListedColumn, condition: Condition, clocks: Clocks): readonly ListCondition[] | undefined {
  const { field } = column
  if (condition.operator === 'empty' || condition.operator === 'notEmpty')
    return [{ field, operator: 'null', value: condition.operator === 'empty' }]
  if (isDay(column)) return ofDays(column, condition, clocks)
  const operator = OPERATORS[condition.operator]
  return operator && condition.value ? [{ field, operator, value: typed(column, condition.value) }] : undefined
}

/** The records of a group: those with its value, or in its period. */
export function groupOfList(column: ListedColumn, { by, value }: GroupValue, clocks: Clocks): readonly ListCondition[] {
  const { field } = column
  if (value === null) return [{ field, operator: 'null', value: true }]
  const first = isDay(column) ? periodStart(by ?? 'day', String(value)) : undefined
  if (first === undefined) return [{ field, operator: 'eq', value }]
  const { from, to } = periodDays(first, by)
  return between(column, from, to, clocks)
}

/** Numbers by size; others as text. */
const isGreater = (one: Cell, other: Cell): boolean => (Number(one) - Number(other) || String(one).localeCompare(String(other))) > 0

const NARROWER: Partial<Record<ListOperator, (one: Cell, other: Cell) => Cell>> = {
  gte: (one, other) => (isGreater(one, other) ? one : other),
  gt: (one, other) => (isGreater(one, other) ? one : other),
  lte: (one, other) => (isGreater(one, other) ? other : one),
  lt: (one, other) => (isGreater(one, other) ? other : one),
}

/** The filter of a list: field → operator → value. Undefined if two conditions would need the same field and operator. */
export function listFilter(conditions: readonly ListCondition[]): Readonly<Record<string, Readonly<Record<string, Cell>>>> | undefined {
  const filter: Record<string, Record<string, Cell>> = {}
  for (const { field, operator, value } of conditions) {
    const own = filter[field] ?? {}
    filter[field] = own
    const before = own[operator]
    if (before === undefined || before === value) own[operator] = value
    else {
      const narrower = NARROWER[operator]
      if (!narrower) return undefined
      own[operator] = narrower(before, value)
    }
  }
  return filter
}
