import type { Json } from '../entitySchema.ts'
import { applicableSchemas, type EvaluationContext } from './applicableSchemas.ts'
import { itemSchema } from './isValid.ts'
import { isItems, isMembers, type Members } from './kinds.ts'
import { type Outline, outlineOf, schemasOf } from './outline.ts'
import type { Schema } from './schemaDocument.ts'

const without = (members: Members, hidden: ReadonlySet<string>): Members =>
  Object.keys(members).some((name) => hidden.has(name))
    ? Object.fromEntries(Object.entries(members).filter(([name]) => !hidden.has(name)))
    : members

const isEqualSet = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => a.symmetricDifference(b).size === 0

/** Maximum number of rounds in which hiding one value can show another. */
const ROUNDS = 16

/** An object without its inapplicable properties. */
interface Applicable {
  /** The same object if it has none. */
  readonly members: Members
  readonly outline: Outline
  /** Names of properties that do not apply. */
  readonly hidden: ReadonlySet<string>
}

/** Removing inapplicable values can hide or show others, so it repeats until nothing changes. */
export const applicableIn = (schemas: readonly Schema[], given: Members, reading: EvaluationContext): Applicable => {
  let [members, hidden]: [Members, ReadonlySet<string>] = [given, new Set()]
  for (let round = 0; ; round += 1) {
    const outline = outlineOf(schemas, members, reading)
    const now = round < ROUNDS ? outline.hidden : outline.hidden.union(hidden)
    const rest = without(given, now)
    if (rest === members || isEqualSet(now, hidden)) return { members, outline, hidden: now }
    members = rest
    hidden = now
  }
}

const mapped = <V extends Json>(value: V, entries: readonly (readonly [Json, Json])[], build: () => V): V =>
  entries.every(([before, after]) => before === after) ? value : build()

/** Removes inapplicable properties at every depth; returns the same value if there are none. */
export const pruned = (schemas: readonly Schema[], value: Json, reading: EvaluationContext): Json => {
  if (isItems(value)) {
    const parts = applicableSchemas(schemas, value, reading)
    const items = value.map((item, position) =>
      pruned(
        parts.flatMap(({ schema }) => itemSchema(schema, position) ?? []),
        item,
        reading,
      ),
    )
    return mapped<readonly Json[]>(
      value,
      value.map((item, position) => [item, items[position] ?? null]),
      () => items,
    )
  }
  return isMembers(value) ? prunedMembers(schemas, applicableIn(schemas, value, reading).members, reading) : value
}

/** `pruned` for an object from which the properties that do not apply are removed. */
export const prunedMembers = (schemas: readonly Schema[], members: Members, reading: EvaluationContext): Members => {
  const parts = applicableSchemas(schemas, members, reading)
  const entries = Object.entries(members).map(([name, inner]) => [name, inner, pruned(schemasOf(name, parts), inner, reading)] as const)
  return entries.every(([, before, after]) => before === after)
    ? members
    : Object.fromEntries(entries.map(([name, , after]) => [name, after]))
}
