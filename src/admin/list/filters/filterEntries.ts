import type { Json } from '../../../model/entitySchema.ts'
import type { Operator } from '../../../model/fieldType.ts'
import { isOperator, splitFilterKey } from '../../../model/lists/filterKey.ts'
import { isBlankOrEmptyList } from '../../../model/values/isBlank.ts'

export interface FilterEntry {
  readonly path: string
  readonly operator: Operator
  readonly value: unknown
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const entriesIn = (filter: Readonly<Record<string, unknown>>, path: string): FilterEntry[] =>
  Object.entries(filter).flatMap(([name, value]): FilterEntry[] => {
    if (isBlankOrEmptyList(value)) return []
    if (path !== '' && isOperator(name)) return [{ path, operator: name, value }]
    const inner = path === '' ? name : `${path}.${name}`
    return isGroup(value) ? entriesIn(value, inner) : [{ path: inner, operator: 'eq', value }]
  })

const NAME_MARK = '-'

/** Stands beside ids in a filter and names what chose them. No record has it as its id. */
export const nameOfIds = (name: string): string => `${NAME_MARK}${name}`

/** The ids of a filter by records, without names. */
export const recordIdsIn = (value: unknown): readonly unknown[] => [value].flat().filter((id) => !String(id).startsWith(NAME_MARK))

/** Conditions in the API's own words (`code_starts`, `country.name`, `$some`) are combined ones, which can be shown and edited whatever they name. */
const isCombined = (name: string, value: unknown): boolean =>
  name.startsWith('$') || name.includes('.') || splitFilterKey(name).operator !== 'eq' || (isGroup(value) && '$some' in value)

const withoutCombined = (filter: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(filter).filter(([name, value]) => !isCombined(name, value)))

/** The active filters by field as a list, without the search and the combined conditions. */
export const filterEntries = (filter: Readonly<Record<string, unknown>> = {}): FilterEntry[] =>
  entriesIn(withoutCombined(filter), '').filter(({ path }) => path !== 'q')

/** The combined conditions of a filter (`$and`, `$or`, `$not`). */
export const combinedOf = (filter: Readonly<Record<string, Json>> = {}): Readonly<Record<string, Json>> =>
  Object.fromEntries(Object.entries(filter).filter(([name, value]) => isCombined(name, value)))

/** A filter with other combined conditions. */
export const withCombined = (filter: Readonly<Record<string, unknown>>, combined: Readonly<Record<string, unknown>>) => ({
  ...withoutCombined(filter),
  ...combined,
})

/** Number of active filters, where each condition that all records meet counts. */
export const countFilters = (filter: Readonly<Record<string, Json>> = {}): number =>
  Object.entries(combinedOf(filter)).reduce(
    (sum, [name, value]) => sum + (name === '$and' && Array.isArray(value) ? value.length : 1),
    filterEntries(filter).length,
  )

/** Removes one entry of a filter. */
export const withoutEntry = (filter: Readonly<Record<string, unknown>>, entry: FilterEntry): Record<string, unknown> => {
  const [head = '', ...rest] = [...entry.path.split('.'), entry.operator]
  const remove = (at: unknown, steps: readonly string[]): unknown => {
    const [step, ...more] = steps
    if (step === undefined || !isGroup(at)) return undefined
    return Object.fromEntries(Object.entries(at).map(([name, value]) => [name, name === step ? remove(value, more) : value]))
  }
  return Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (name === head ? prunedEntry(name, remove(value, rest)) : [[name, value]])),
  )
}

const prunedEntry = (name: string, value: unknown): [string, unknown][] =>
  isGroup(value) && filterEntries({ [name]: value }).length > 0 ? [[name, value]] : []
