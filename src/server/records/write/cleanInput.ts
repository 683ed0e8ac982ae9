import type { Json } from '../../../model/entitySchema.ts'
import { AppError, type FieldError } from '../../../model/errors.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import { limitErrors } from '../../../model/validate/limits.ts'
import type { Access } from '../access/access.ts'
import { fieldValue, isValues, SYSTEM_FIELDS, same, type Values } from '../values.ts'

const isUnset = (value: Json) => value === null || (Array.isArray(value) && value.length === 0)

/** Empty text from a form means no value, unless the field is required; then the schema validates it. */
const emptied = (field: ResolvedField, value: Json): Json => (value === '' && !field.required ? null : value)

function normalizeRow(fields: readonly ResolvedField[], row: Json): Json {
  if (!isValues(row)) return row
  const result: Record<string, Json> = { ...row }
  for (const field of fields) {
    const value = result[field.name]
    result[field.name] = value === undefined ? (field.default ?? null) : normalize(field, value)
  }
  return result
}

function normalize(field: ResolvedField, given: Json): Json {
  const value = emptied(field, given)
  if (value === null) return null
  if (field.rows && Array.isArray(value)) return value.map((row: Json) => normalizeRow(field.rows ?? [], row))
  return field.type.normalize ? field.type.normalize(value, field) : value
}

const refused = (path: string): FieldError => ({ path, keyword: 'readOnly', params: {} })

/** Fields that the subject can't read give the same error as unknown ones. */
const unknown = (path: string): FieldError => ({ path, keyword: 'additionalProperties', params: { additionalProperty: path } })

/** Fields of rows that the subject may not set keep the value of the stored row with the same id; in new rows they get the default. */
function keepLockedInRows(access: Access, field: ResolvedField, value: Json, current: Json): Json {
  const locked = (field.rows ?? []).filter(({ path }) => access.lockedRowFields.has(path))
  if (locked.length === 0 || !Array.isArray(value)) return value
  const known = new Map((Array.isArray(current) ? current : []).filter(isValues).map((row) => [row.id, row]))
  return value.map((row: Json) => {
    if (!isValues(row)) return row
    const before = known.get(row.id ?? null)
    const kept = locked.map((one) => [one.name, before ? fieldValue(before, one.name) : (one.default ?? null)])
    return { ...row, ...Object.fromEntries(kept) }
  })
}

/** Whether the value is not one of the options; this is an error even in a field that the subject can't set. */
const isNoChoice = ({ options }: ResolvedField, given: Json): boolean => options !== undefined && given !== null && !options.includes(given)

const isUnchanged = (value: Json, current: Json, creating: boolean) => same(value, current) || (creating && isUnset(value))

/** Whether an optional list has fewer items than its schema asks for. An unchanged list counts as missing. */
const isTooFew = ({ schema, required }: ResolvedField, given: Json, current: Json): boolean =>
  !required && (schema.minItems ?? 0) > 0 && Array.isArray(given) && given.length === 0 && !(Array.isArray(current) && current.length === 0)

interface Situation {
  readonly access: Access
  readonly creating: boolean
  /** The stored record, or the defaults at creation. Sending the same value back is not a change. */
  readonly current: Values
}

/**
 * Reduces input to the fields that the subject may set, in stored form. Unknown names stay, so that validation reports them. Throws `AppError`
 * 422 for an attempt to set other fields, and for input beyond the limits (`model/validate/limits.ts`).
 */
export function cleanInput(entity: ResolvedEntity, input: Values, { access, creating, current }: Situation): Values {
  const excess = limitErrors(entity, input, access.hidden)
  if (excess.length > 0) throw new AppError(422, 'validation', { fields: excess })
  const settable = creating ? access.settable.create : access.settable.edit
  const result: Record<string, Json> = {}
  const errors: FieldError[] = []
  for (const [name, given] of Object.entries(input)) {
    const field = Object.hasOwn(entity.fieldsByName, name) ? entity.fieldsByName[name] : undefined
    if (SYSTEM_FIELDS.has(name) || (name === 'id' && !entity.naturalId)) continue
    if (!field) result[name] = given
    else if (!settable.has(name)) {
      if (access.hidden.has(field.path)) errors.push(unknown(name))
      else if (isNoChoice(field, given)) errors.push({ path: name, keyword: 'enum', params: {} })
      else if (!field.readOnly && !isUnchanged(normalize(field, given), fieldValue(current, name), creating)) errors.push(refused(name))
    } else if (isTooFew(field, given, fieldValue(current, name)))
      errors.push({ path: name, keyword: 'minItems', params: { limit: field.schema.minItems ?? 0 } })
    else result[name] = keepLockedInRows(access, field, normalize(field, given), fieldValue(current, name))
  }
  if (errors.length > 0) throw new AppError(422, 'validation', { fields: errors })
  return result
}
