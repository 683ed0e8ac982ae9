import { isMembers } from '../../../model/evaluate/kinds.ts'
import type { Parameters, ReportFilter } from '../filters/filterValues.ts'

type Value = Parameters[string]

const isValue = (value: unknown): value is Value =>
  value === null || typeof value === 'string' || typeof value === 'number' || isMembers(value)

/** Stored values of filters that the report has. */
export const knownParameters = (filters: readonly ReportFilter[], given: Readonly<Record<string, unknown>>): Parameters =>
  Object.fromEntries(
    filters.flatMap(({ name }): [string, Value][] => {
      const value = Object.hasOwn(given, name) ? given[name] : undefined
      return isValue(value) ? [[name, value]] : []
    }),
  )
