import type { FieldSchema, Json } from '../entitySchema.ts'

export type Members = Readonly<Record<string, Json>>

export const isMembers = (value: unknown): value is Members => value !== null && typeof value === 'object' && !Array.isArray(value)
export const isItems = (value: unknown): value is readonly Json[] => Array.isArray(value)

/** The rows in a field's value; none in what is no list. */
export const rowsIn = (value: unknown): readonly Members[] => (Array.isArray(value) ? value.filter(isMembers) : [])

/** JSON Schema types of a value; integers are also numbers. */
export const typesOf = (value: unknown): readonly string[] => {
  if (value === null) return ['null']
  if (Array.isArray(value)) return ['array']
  if (typeof value === 'number') return Number.isInteger(value) ? ['integer', 'number'] : ['number']
  return [typeof value]
}

/** Whether a value has the schema's `type`; true without one. */
export const hasType = ({ type }: FieldSchema, value: unknown): boolean =>
  type === undefined || [type].flat().some((name) => typesOf(value).includes(name))
