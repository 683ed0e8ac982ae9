import type { reportCalls } from '../../../domain/reports/calls.ts'
import type { BodyOf } from '../../../model/calls/callContract.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { isBlank } from '../../../model/values/isBlank.ts'

export type ReportFilter = EntityMap['reports']['filters'][number]

/** Values of filters by name, for a run. */
export type Parameters = NonNullable<BodyOf<typeof reportCalls.run>['parameters']>

/** Conditions on columns besides the report's filters. */
type Where = NonNullable<BodyOf<typeof reportCalls.run>['where']>

/** A reader's choices: values of filters and further conditions. */
export interface Chosen {
  readonly parameters: Parameters
  readonly where?: Where | undefined
}

const PARTS = ['from', 'to', 'period'] as const

/** A range in the form. */
type RangeValue = { readonly [P in (typeof PARTS)[number]]?: string | number | null }

const keyOf = ({ name }: Pick<ReportFilter, 'name'>): string => `f.${name}`

/** Whether a value is a range or a period. */
export const isRange = (value: unknown): value is RangeValue => typeof value === 'object' && value !== null

/** The values in an address; filters that are not in it use their defaults. */
export function parametersIn(search: URLSearchParams, filters: readonly ReportFilter[]): Parameters {
  const found = filters.flatMap((filter): [string, Parameters[string]][] => {
    const key = keyOf(filter)
    if (filter.type !== 'range') {
      const value = search.get(key)
      return value === null ? [] : [[filter.name, value === '' ? null : value]]
    }
    const parts = PARTS.flatMap((part) => {
      const value = search.get(`${key}.${part}`)
      return value ? [[part, value] as const] : []
    })
    return parts.length > 0 ? [[filter.name, Object.fromEntries(parts)]] : search.has(key) ? [[filter.name, null]] : []
  })
  return Object.fromEntries(found)
}

/** The address with these values. */
export function withParameters(search: URLSearchParams, filters: readonly ReportFilter[], parameters: Parameters): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const filter of filters) {
    const key = keyOf(filter)
    for (const name of [key, ...PARTS.map((part) => `${key}.${part}`)]) next.delete(name)
    const value = parameters[filter.name]
    if (value === undefined) continue
    if (!isRange(value)) next.set(key, String(value ?? ''))
    else for (const part of PARTS) if (!isBlank(value[part])) next.set(`${key}.${part}`, String(value[part]))
  }
  return next
}

/** Fields of the form by the index of the filter, because names of filters may contain dots. */
export type FilterForm = Readonly<Record<string, unknown>>

export const sourceOf = (at: number): string => `f${at}`

const firstOf = ({ type, period, default: first }: ReportFilter): unknown =>
  type === 'range' ? (period ? { period } : {}) : (first ?? (type === 'date' && period ? { period } : null))

/** Initial values of the form: given values, and defaults of the other filters. */
export const formOf = (filters: readonly ReportFilter[], parameters: Parameters): FilterForm =>
  Object.fromEntries(
    filters.map((filter, at) => {
      const given = parameters[filter.name]
      const value = given === undefined ? firstOf(filter) : given
      return [sourceOf(at), filter.type === 'range' ? { from: null, to: null, period: null, ...(isRange(value) && value) } : value]
    }),
  )

/** The values that apply, by the names of their filters. */
export const valuesOf = (filters: readonly ReportFilter[], parameters: Parameters): ReadonlyMap<string, unknown> => {
  const form = formOf(filters, parameters)
  return new Map(filters.map(({ name }, at) => [name, form[sourceOf(at)]]))
}

const plain = (value: unknown): string | number | null => (typeof value === 'string' || typeof value === 'number' ? value : null)

const rangeOf = (value: unknown): Parameters[string] => {
  const parts = isRange(value) ? PARTS.flatMap((part) => (isBlank(value[part]) ? [] : [[part, value[part]] as const])) : []
  const { period, ...ends } = Object.fromEntries(parts)
  if (typeof period === 'string') return { period }
  return parts.length === 0 ? null : ends
}

/** The values of a form, without those that equal the defaults. */
export const parametersOf = (filters: readonly ReportFilter[], form: FilterForm): Parameters =>
  Object.fromEntries(
    filters.flatMap((filter, at) => {
      const value = form[sourceOf(at)]
      const given = filter.type === 'range' ? rangeOf(value) : isRange(value) ? value : plain(value) === '' ? null : plain(value)
      const first = filter.type === 'range' ? rangeOf(firstOf(filter)) : firstOf(filter)
      return JSON.stringify(given ?? null) === JSON.stringify(first ?? null) ? [] : [[filter.name, given as Parameters[string]]]
    }),
  )
