import type { FieldSchema } from '../entitySchema.ts'
import { isKeywords } from '../evaluate/schemaDocument.ts'
import { pointerStep } from '../values/jsonPointer.ts'

/** Keywords with subschemas of the same value; `INSIDE` has those of inner values. */
const IN_PLACE = {
  single: ['not', 'if', 'then', 'else'],
  list: ['allOf', 'anyOf', 'oneOf'],
  map: ['dependentSchemas'],
} as const
const INSIDE = {
  single: ['items', 'contains', 'additionalProperties', 'unevaluatedProperties', 'unevaluatedItems', 'propertyNames'],
  list: ['prefixItems'],
  map: ['properties', 'patternProperties', '$defs'],
} as const

/** A schema inside another one. */
export interface Child {
  readonly keyword: string
  readonly schema: FieldSchema
  /** Relative to the parent schema: `/properties/name`. */
  readonly pointer: string
}

const childrenBy = (schema: FieldSchema, { single, list, map }: typeof IN_PLACE | typeof INSIDE): readonly Child[] => {
  const held: Readonly<Record<string, unknown>> = { ...schema }
  const found = [
    ...single.map((keyword) => ({ keyword, value: held[keyword], pointer: `/${keyword}` })),
    ...[...list, ...map].flatMap((keyword) =>
      Object.entries(held[keyword] ?? {}).map(([key, value]: [string, unknown]) => ({
        keyword,
        value,
        pointer: `/${keyword}${pointerStep(key)}`,
      })),
    ),
  ]
  return found.flatMap(({ keyword, value, pointer }) => (isKeywords(value) ? [{ keyword, schema: value, pointer }] : []))
}

/** Subschemas of the same value. */
export const inPlace = (schema: FieldSchema): readonly Child[] => childrenBy(schema, IN_PLACE)

/** Subschemas of inner values, including definitions. */
export const inside = (schema: FieldSchema): readonly Child[] => childrenBy(schema, INSIDE)
