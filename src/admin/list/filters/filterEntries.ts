import { OPERATORS, type Operator } from '../../../model/fieldType.ts'

export interface FilterEntry {
  readonly path: string
  readonly operator: Operator
  readonly value: unknown
}

const isOperator = (name: string): name is Operator => (OPERATORS as readonly string[]).includes(name)

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const entriesIn = (filter: Readonly<Record<string, unknown>>, path: string): FilterEntry[] =>
  Object.entries(filter).flatMap(([name, value]): FilterEntry[] => {
    if (isBlank(value)) return []
    if (path !== '' && isOperator(name)) return [{ path, operator: name, value }]
    const inner = path === '' ? name : `${path}.${name}`
    return isGroup(value) ? entriesIn(value, inner) : [{ path: inner, operator: 'eq', value }]
  })

/** The active filters as a list, without the search. */
export const filterEntries = (filter: Readonly<Record<string, unknown>> = {}): FilterEntry[] =>
  entriesIn(filter, '').filter(({ path }) => path !== 'q')

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
