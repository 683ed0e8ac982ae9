import type { Json } from '../entitySchema.ts'
import type { ResolvedEntity, ResolvedField } from '../resolvedEntity.ts'
import type { Finding } from './checkShape.ts'

const typeNameOf = (value: Json): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number' && Number.isInteger(value)) return 'integer'
  return typeof value
}

const fitsType = (field: ResolvedField, value: Json): boolean => {
  const { type } = field.schema
  const own = typeNameOf(value)
  return type === undefined || [type].flat().some((name) => name === own || (name === 'number' && own === 'integer'))
}

const fitsOptions = (field: ResolvedField, value: Json): boolean => {
  const { options } = field
  return options === undefined || [value].flat().every((one: Json) => options.includes(one))
}

const findingsOf = (field: ResolvedField, pointer: string): Finding[] => {
  const value = field.default
  const rows = (field.rows ?? []).flatMap((row) => findingsOf(row, `${pointer}/items/properties/${row.name}`))
  if (value === undefined || (fitsType(field, value) && fitsOptions(field, value))) return rows
  return [
    ...rows,
    {
      pointer: `${pointer}/default`,
      message: `the default ${JSON.stringify(value)} is no valid value`,
      remedy: 'give a value that the property itself allows',
    },
  ]
}

/** Defaults have the type of their property and, of a choice, are one of its options. */
export const checkDefaults = (entity: Pick<ResolvedEntity, 'fields'>): Finding[] =>
  entity.fields.flatMap((field) => findingsOf(field, `/properties/${field.name}`))
