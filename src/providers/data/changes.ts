import type { Json } from '../../model/entitySchema.ts'

type Values = Readonly<Record<string, Json>>

const SYSTEM: ReadonlySet<string> = new Set(['id', '_version', 'createdAt', 'updatedAt'])

const same = (one: Json | undefined, other: Json | undefined): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** What a form changed: sent alone, so that the server merges it with what others changed meanwhile. Without a previous record: everything. */
export const changes = (data: Values, previous: Values | undefined): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([name, value]) => !SYSTEM.has(name) && value !== undefined && (previous === undefined || !same(value, previous[name])),
    ),
  )
