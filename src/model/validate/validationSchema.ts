import type { FieldSchema } from '../entitySchema.ts'
import type { ResolvedEntity, ResolvedField } from '../resolvedEntity.ts'

/** Keywords of the vocabulary that are removed for ajv. `scale` stays, as it is validated. */
export const VOCABULARY = [
  'field',
  'unique',
  'search',
  'reference',
  'referenceFilter',
  'listedOn',
  'anyTenant',
  'fallback',
  'suggestions',
  'onDelete',
  'unit',
  'currencyField',
  'summed',
  'read',
  'write',
  'was',
  'group',
  'list',
  'keep',
  'filter',
  'indexed',
  'initial',
  'rowBy',
  'partTexts',
  'template',
  'computed',
  'carried',
  'requiredOn',
  'tones',
  'accept',
  'maxBytes',
  'maxValues',
  'entity',
] as const

const VOCABULARY_SET: ReadonlySet<string> = new Set(VOCABULARY)
const NOT_VALIDATED: ReadonlySet<string> = new Set([
  'default',
  'examples',
  'title',
  'description',
  '$comment',
  'readOnly',
  'writeOnly',
  'deprecated',
])
/** Keywords that describe a property without restricting its values. */
export const ANNOTATIONS: ReadonlySet<string> = new Set([...VOCABULARY, ...NOT_VALIDATED])

const MAPS_OF_SCHEMAS: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas'])
const VALUES: ReadonlySet<string> = new Set(['const', 'enum', 'required', 'dependentRequired', 'type'])

/** Keywords whose errors use titles of subschemas. */
const CALLING: ReadonlySet<string> = new Set(['oneOf', 'anyOf', 'contains', '$defs'])

const strippedSchema = (value: object, keyword: string): FieldSchema => {
  const kept = stripped(value)
  return CALLING.has(keyword) && 'title' in value && typeof value.title === 'string' ? { title: value.title, ...kept } : kept
}

const strippedMember = (keyword: string, value: unknown, around = keyword): unknown => {
  if (value === null || typeof value !== 'object' || VALUES.has(keyword)) return value
  if (Array.isArray(value)) return value.map((part: unknown) => strippedMember('', part, keyword))
  if (MAPS_OF_SCHEMAS.has(keyword))
    return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, strippedMember('', schema, keyword)]))
  return strippedSchema(value, around)
}

/** The schema as plain JSON Schema, annotations left out as well, at every depth. */
export const stripped = (schema: object): FieldSchema =>
  Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !VOCABULARY_SET.has(keyword) && !NOT_VALIDATED.has(keyword))
      .map(([keyword, value]) => [keyword, strippedMember(keyword, value)]),
  )

const constrained = (field: ResolvedField): FieldSchema => {
  const own = { ...stripped(field.schema), ...field.type.constraints?.(field.schema) }
  const scaled = field.scale > 0 ? { ...own, scale: field.scale } : own
  return field.rows ? { ...scaled, items: rowSchema(field) } : scaled
}

const propertiesOf = (fields: readonly ResolvedField[]): Record<string, FieldSchema | boolean> =>
  Object.fromEntries(fields.map((field) => [field.name, constrained(field)]))

const rowSchema = (field: ResolvedField): FieldSchema => ({
  ...stripped(field.schema.items ?? {}),
  type: 'object',
  properties: { id: { type: 'string' }, ...propertiesOf(field.rows ?? []) },
  additionalProperties: false,
})

/**
 * The JSON Schema that ajv compiles for an entity: without our vocabulary except `scale`, with the field types' constraints, and without unknown properties. It
 * validates records without null values (`withoutNulls`) and system fields. It has no `$id`, so that entities of the same name in two models don't conflict
 * in one ajv. Made when it is needed: a page, whose checks are compiled by the build, never needs it.
 */
export const validationSchema = ({ declared: { $id: _, ...rules }, fields }: Pick<ResolvedEntity, 'declared' | 'fields'>): FieldSchema => ({
  ...stripped(rules),
  type: 'object',
  properties: propertiesOf(fields),
  additionalProperties: false,
})
