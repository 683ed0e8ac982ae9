import { isAllowedIn } from '../../../model/check/checkValues.ts'
import type { Json } from '../../../model/entitySchema.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'

/** Numbers in JSON's form: `007` is a text that would lose its zeros. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/

const DATE = /^\d{4}-\d{2}-\d{2}$/

/** A day as the time at which it begins, for a field of times. */
const beginningOf = (text: string): readonly string[] => (DATE.test(text) ? [`${text}T00:00:00.000Z`] : [])

const candidates = (value: Json, field: ResolvedField): readonly Json[] => {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  const read = field.type.fromCell?.(text, field) ?? text
  return [value, ...beginningOf(text), ...(field.type.scale === undefined ? [] : [text]), read, text]
}

/** Whether the new value has all the information of the old one. */
const keeps = (from: Json, to: Json): boolean => {
  if (typeof to === 'number') return typeof from === 'string' ? NUMBER.test(from.trim()) && Number(from) === to : Number(from) === to
  if (typeof to === 'boolean')
    return String(from) === String(to) || (typeof from === 'number' && (from === 1) === to && (from === 0 || from === 1))
  return true
}

/** Converts values of one field to another; undefined if information would be lost. */
export const converterTo = (field: ResolvedField): ((value: Json) => Json | undefined) => {
  const allowed = isAllowedIn(field)
  return (value) =>
    candidates(value, field)
      .map((one) => field.type.normalize?.(one, field) ?? one)
      .find((one) => one !== null && keeps(value, one) && allowed(one))
}
