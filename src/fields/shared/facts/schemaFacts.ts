import type { FieldSchema } from '../../../model/entitySchema.ts'

/** The only JSON type besides null; undefined if the schema allows several or names none. */
export const typeOf = ({ type }: FieldSchema): string | undefined => {
  if (type === undefined || typeof type === 'string') return type === 'null' ? undefined : type
  const types = type.filter((name) => name !== 'null')
  return types.length === 1 ? types[0] : undefined
}

const isEnumOf = (schema: FieldSchema | undefined, test: (value: unknown) => boolean): boolean => {
  const values = (schema?.enum ?? []).filter((value) => value !== null)
  return values.length > 0 && values.every(test)
}

/** Whether the schema lists its values, all of them text or all of them numbers. */
export const isEnum = (schema: FieldSchema | undefined): schema is FieldSchema =>
  isEnumOf(schema, (value) => typeof value === 'string') || isEnumOf(schema, (value) => typeof value === 'number')

/** Whether the schema lists true, false or both. */
export const isBooleanEnum = (schema: FieldSchema): boolean => isEnumOf(schema, (value) => typeof value === 'boolean')
