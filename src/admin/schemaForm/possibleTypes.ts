import type { FieldSchema } from '../../model/entitySchema.ts'
import type { ApplicableSchema } from '../../model/evaluate/applicableSchemas.ts'
import type { Schema } from '../../model/evaluate/schemaDocument.ts'

const TYPES = ['string', 'number', 'boolean', 'object', 'array', 'null']
const OF_TYPES = new Map<string, readonly Schema[]>()

/** One branch per type. Cached by the types, so that choices, which are kept by list, are remembered. */
export const ofTypes = (types: readonly string[]): readonly Schema[] => {
  const key = types.join()
  const known = OF_TYPES.get(key) ?? types.map((type) => ({ type }))
  OF_TYPES.set(key, known)
  return known
}

/** Types that all schemas allow. An integer is also a number. */
const allowedTypes = (parts: readonly ApplicableSchema[]): readonly string[] => {
  const lists = parts.flatMap(({ schema: { type } }) => (type === undefined ? [] : [[type].flat()]))
  const [first, ...others] = lists
  const allowed = (first ?? TYPES).filter((type) =>
    others.every((list) => list.includes(type) || (type === 'integer' && list.includes('number'))),
  )
  return allowed.includes('number') ? allowed.filter((type) => type !== 'integer') : allowed
}

/** Type implied by structural keywords, if no schema has a `type`. */
const impliedType = (parts: readonly ApplicableSchema[]): string | undefined => {
  const has = (...keywords: readonly (keyof FieldSchema)[]) =>
    parts.some(({ schema }) => keywords.some((keyword) => schema[keyword] !== undefined))
  if (has('properties', 'patternProperties', 'additionalProperties')) return 'object'
  return has('items', 'prefixItems', 'contains') ? 'array' : undefined
}

/** Types that the schemas allow; all types if they are silent. */
export const possibleTypes = (parts: readonly ApplicableSchema[]): readonly string[] => {
  const allowed = allowedTypes(parts)
  return allowed.length === TYPES.length ? [impliedType(parts) ?? allowed].flat() : allowed
}
