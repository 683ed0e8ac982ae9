import type { Json } from '../../model/entitySchema.ts'
import type { Values } from './conflicts.ts'

const SYSTEM: ReadonlySet<string> = new Set(['id', '_version', 'createdAt', 'updatedAt'])

/** Whether two values are written alike; none is null. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Changed values of a form; all values without a previous record. Only changes are sent, so that the server merges them with those of others. */
export const changes = (data: Values, previous: Values | undefined): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([name, value]) => !SYSTEM.has(name) && value !== undefined && (previous === undefined || !same(value, previous[name])),
    ),
  )
