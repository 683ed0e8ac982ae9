import type { SortPayload } from 'react-admin'
import { MAX_SORT_KEYS } from '../../../model/lists/viewState.ts'
import type { Sort } from '../../../providers/data/sortKeys.ts'

/** Keys as one sort of react-admin, whose type knows single orders only; it passes on what it gets. */
export const sortOf = (keys: readonly Sort[]): SortPayload => ({
  field: keys.map(({ field }) => field).join(),
  order: keys.map(({ order }) => order).join() as SortPayload['order'],
})

const turned = (order: string): string => (order === 'DESC' ? 'ASC' : 'DESC')

/** The only key: of the same field in the other order. */
export const sortedBy = (keys: readonly Sort[], field: string): readonly Sort[] => {
  const [only, ...others] = keys
  return [{ field, order: only?.field === field && others.length === 0 ? turned(only.order) : 'ASC' }]
}

/** Adds a field as the last key; turns its order if it is a key, and removes it after both orders unless it is the only key. */
export const withKey = (keys: readonly Sort[], field: string): readonly Sort[] => {
  const known = keys.find((key) => key.field === field)
  if (!known) return keys.length < MAX_SORT_KEYS ? [...keys, { field, order: 'ASC' }] : keys
  if (known.order === 'DESC' && keys.length > 1) return keys.filter((key) => key !== known)
  return keys.map((key) => (key === known ? { field, order: turned(key.order) } : key))
}
