import type { Json } from '../entitySchema.ts'
import type { ResolvedEntity, ResolvedField } from '../resolvedEntity.ts'

type Values = Readonly<Record<string, Json>>

const isValues = (value: Json): value is Values => value !== null && typeof value === 'object' && !Array.isArray(value)

const withRowDefaults = ({ rows }: ResolvedField, value: Json): Json =>
  rows && Array.isArray(value) ? value.map((row: Json) => (isValues(row) ? filled(rows, row) : row)) : value

const filled = (fields: readonly ResolvedField[], values: Values): Record<string, Json> => {
  const record: Record<string, Json> = { ...values }
  for (const field of fields) {
    const value = record[field.name]
    if (value === undefined && field.default !== undefined) record[field.name] = field.default
    else if (value !== undefined) record[field.name] = withRowDefaults(field, value)
  }
  return record
}

/** Fills in the schema's `default` of absent properties, in rows too. An explicit null stays null. */
export const applyDefaults = (entity: Pick<ResolvedEntity, 'fields'>, record: Values): Record<string, Json> => filled(entity.fields, record)
