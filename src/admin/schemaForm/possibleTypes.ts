import type { FieldSchema } from '../../model/entitySchema.ts'
import type { InForce } from '../../model/evaluate/inForce.ts'
import type { Schema } from '../../model/evaluate/schemaDocument.ts'

const TYPES = ['string', 'number', 'boolean', 'object', 'array', 'null']
const OF_TYPES = new Map<string, readonly Schema[]>()

/** One branch per type: the same list for the same types, so that a choice among them is remembered. */
export const ofTypes = (types: readonly string[]): readonly Schema[] => {
  const key = types.join()
  const known = OF_TYPES.get(key) ?? types.map((type) => ({ type }))
  OF_TYPES.set(key, known)
  return known
}

/** The types that all schemas allow. A whole number is a number. */
const allowedTypes = (parts: readonly InForce[]): readonly string[] => {
  const lists = parts.flatMap(({ schema: { type } }) => (type === undefined ? [] : [[type].flat()]))
  const [first, ...others] = lists
  const allowed = (first ?? TYPES).filter((type) =>
    others.every((list) => list.includes(type) || (type === 'integer' && list.includes('number'))),
  )
  return allowed.includes('number') ? allowed.filter((type) => type !== 'integer') : allowed
}

/** Structure says what a value is where no type does. */
const impliedType = (parts: readonly InForce[]): string | undefined => {
  const has = (...keywords: readonly (keyof FieldSchema)[]) =>
    parts.some(({ schema }) => keywords.some((keyword) => schema[keyword] !== undefined))
  if (has('properties', 'patternProperties', 'additionalProperties')) return 'object'
  return has('items', 'prefixItems', 'contains') ? 'array' : undefined
}

/** The types that a value may have by its schemas; all where they say nothing. */
export const possibleTypes = (parts: readonly InForce[]): readonly string[] => {
  const allowed = allowedTypes(parts)
  return allowed.length === TYPES.length ? [impliedType(parts) ?? allowed].flat() : allowed
}
