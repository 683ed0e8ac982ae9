import type { FieldSchema } from '../../../model/entitySchema.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import { validationSchema } from '../../../model/validate/validationSchema.ts'

export type Schema = Readonly<Record<string, unknown>>

const SYSTEM = {
  id: { type: 'string', description: 'UUIDv7, or the natural key', readOnly: true },
  _version: { type: 'integer', minimum: 1, description: 'Counts writes', readOnly: true },
  createdAt: { type: 'string', format: 'date-time', readOnly: true },
  updatedAt: { type: 'string', format: 'date-time', readOnly: true },
} as const

const LOCK = {
  type: 'object',
  readOnly: true,
  description: 'Present while the record can’t be changed: why, which fields may be changed all the same, and whether it may be deleted',
  required: ['code'],
  properties: { code: { type: 'string' }, open: { type: 'array', items: { type: 'string' } }, removable: { type: 'boolean' } },
} as const

/** Notes in a field's description about access rules and references. */
function notes({ schema, reference, read, write, unique }: ResolvedField): string[] {
  return [
    schema.description ?? '',
    reference ? `Id of ${reference.entity}.` : '',
    unique ? 'Unique.' : '',
    read ? `Read by ${read.join(', ')}.` : '',
    write ? `Written by ${write.join(', ')}.` : '',
  ].filter((note) => note !== '')
}

const about = (field: ResolvedField): Schema => {
  const description = notes(field).join(' ')
  return { title: field.title, ...(description === '' ? {} : { description }) }
}

const ownSchema = (validation: FieldSchema, field: ResolvedField): FieldSchema => {
  const declared = validation.properties?.[field.name]
  return typeof declared === 'object' ? declared : field.schema
}

/** A field of a response: nullable and without constraints, since stored values may be older than the schema. */
function answered(validation: FieldSchema, field: ResolvedField): Schema {
  if (field.rows) {
    const rows = Object.fromEntries(field.rows.map((row) => [row.name, { ...about(row), ...typeOf(row, row.schema) }]))
    return { ...about(field), type: 'array', items: { type: 'object', properties: { id: { type: 'string' }, ...rows } } }
  }
  return { ...about(field), ...typeOf(field, ownSchema(validation, field)) }
}

function typeOf(field: ResolvedField, { type, format, items }: FieldSchema): Schema {
  const known = type === undefined && field.options ? {} : { type }
  const types = typeof type === 'string' && field.nullable ? { type: [type, 'null'] } : known
  const shape = { ...(types.type === undefined ? {} : types), ...(format === undefined ? {} : { format }) }
  if (type === 'array') return { ...shape, items: { ...items, ...(field.options ? { enum: field.options } : {}) } }
  return { ...shape, ...(field.options ? { enum: field.nullable ? [...field.options, null] : field.options } : {}) }
}

/** A record in a response. The API omits fields that the caller can't read. */
export function recordSchema(entity: ResolvedEntity): Schema {
  const fields = entity.fields.filter(({ writeOnly }) => !writeOnly)
  const validation = validationSchema(entity)
  const properties = Object.fromEntries(fields.map((field) => [field.name, answered(validation, field)]))
  return { type: 'object', title: entity.title, required: Object.keys(SYSTEM), properties: { ...SYSTEM, _lock: LOCK, ...properties } }
}

/** A record in a request: the schema that validates it. */
export function inputSchema(entity: ResolvedEntity): Schema {
  const validation = validationSchema(entity)
  const fields = Object.fromEntries(
    entity.fields.map((field) => [
      field.name,
      { ...ownSchema(validation, field), ...about(field), ...(field.writeOnly ? { writeOnly: true } : {}) },
    ]),
  )
  const { unevaluatedProperties: _, additionalProperties: __, ...schema } = validation
  return { ...schema, title: `${entity.title}, as written`, properties: { ...schema.properties, ...fields } }
}

/** The changed part of a record in a request: no field is required. */
export function changeSchema(entity: ResolvedEntity): Schema {
  const { properties, title } = inputSchema(entity) as { properties: Schema; title: string }
  return { type: 'object', title, properties: { ...properties, _version: SYSTEM._version } }
}
