import type { Json } from '../../model/entitySchema.ts'
import { filterKey, isOperator } from '../../model/lists/filterKey.ts'
import { isBlankOrEmptyList } from '../../model/values/isBlank.ts'

type Filter = Readonly<Record<string, unknown>>

const isGroup = (value: unknown): value is Filter => typeof value === 'object' && value !== null && !Array.isArray(value)

/** `$and`, `$or`, `$not` and `$some` are the API's own, with flat keys inside. */
const isNested = (name: string, value: unknown): boolean => name.startsWith('$') || (isGroup(value) && Object.hasOwn(value, '$some'))

const keyOf = (path: string, name: string): string => {
  if (path === '') return name
  return isOperator(name) ? filterKey(path, name) : `${path}.${name}`
}

/**
 * Filter of a form, nested by field and operator (`{ total: { gte: '1' }, lines: { unit: { eq: 'x' } } }`)
 * → flat keys of the API (`{ total_gte: '1', 'lines.unit': 'x' }`). Blank values are removed; flat keys stay unchanged.
 */
export const flattenFilter = (filter: Filter, path = ''): Record<string, Json> =>
  Object.entries(filter).reduce<Record<string, Json>>((flat, [name, value]) => {
    const key = keyOf(path, name)
    if (isBlankOrEmptyList(value)) return flat
    return isGroup(value) && !isNested(name, value) ? Object.assign(flat, flattenFilter(value, key)) : Object.assign(flat, { [key]: value })
  }, {})
