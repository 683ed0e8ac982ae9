import type { FieldSchema, Json } from '../entitySchema.ts'
import { compareText, type Format, formats } from '../validate/formats.ts'
import { firstDuplicate } from '../validate/uniqueItems.ts'
import { MAX_DIGITS } from '../values/decimal.ts'
import { isMultipleOf } from '../values/multipleOf.ts'
import { isSame } from './jsonText.ts'
import { hasType, isItems, isMembers, type Members } from './kinds.ts'

/** Whether a value of type V satisfies one group of keywords. */
type Assertion<V> = (schema: FieldSchema, value: V) => boolean

const formatOf = (name: string | undefined): Format | undefined => Object.entries(formats).find(([known]) => known === name)?.[1]

const below = (bound: unknown, value: number, strict: boolean) => typeof bound !== 'number' || (strict ? value < bound : value <= bound)
const above = (bound: unknown, value: number, strict: boolean) => typeof bound !== 'number' || (strict ? value > bound : value >= bound)
const within = (size: number, least: number | undefined, most: number | undefined) => size >= (least ?? 0) && size <= (most ?? Infinity)

const ofNumbers: readonly Assertion<number>[] = [
  ({ minimum }, value) => above(minimum, value, false),
  ({ maximum }, value) => below(maximum, value, false),
  ({ exclusiveMinimum }, value) => above(exclusiveMinimum, value, true),
  ({ exclusiveMaximum }, value) => below(exclusiveMaximum, value, true),
  ({ multipleOf }, value) => multipleOf === undefined || isMultipleOf(value, multipleOf),
]

const characters = (text: string): number => [...text].length

const inScale = (scale: number, text: string): boolean => {
  const places = text.includes('.') ? text.length - text.indexOf('.') - 1 : 0
  return places <= scale && text.replace(/^-?0*|\..*/g, '').length <= MAX_DIGITS - scale
}

/** Bounds of dates and amounts, compared by their format. */
const inFormatBounds: Assertion<string> = (schema, text) => {
  const compare = formatOf(schema.format)?.compare
  const to = (bound: string | undefined): number | undefined => (bound === undefined ? undefined : compare?.(text, bound))
  return (
    (to(schema.formatMinimum) ?? 0) >= 0 &&
    (to(schema.formatMaximum) ?? 0) <= 0 &&
    (to(schema.formatExclusiveMinimum) ?? 1) > 0 &&
    (to(schema.formatExclusiveMaximum) ?? -1) < 0
  )
}

const ofTexts: readonly Assertion<string>[] = [
  ({ minLength, maxLength }, text) =>
    (minLength === undefined && maxLength === undefined) || within(characters(text), minLength, maxLength),
  ({ pattern }, text) => pattern === undefined || new RegExp(pattern, 'u').test(text),
  ({ format }, text) => formatOf(format)?.validate(text) ?? true,
  ({ scale }, text) => scale === undefined || inScale(scale, text),
  inFormatBounds,
]

const noneRepeated = (names: readonly string[], items: readonly Json[]): boolean =>
  names.every((name) => {
    const values = items.flatMap((item) => (isMembers(item) ? (item[name] ?? []) : []))
    return new Set(values).size === values.length
  })

const ofItems: readonly Assertion<readonly Json[]>[] = [
  ({ minItems, maxItems }, items) => within(items.length, minItems, maxItems),
  ({ uniqueItems }, items) => uniqueItems !== true || firstDuplicate(items) === undefined,
  ({ uniqueItemProperties }, items) => uniqueItemProperties === undefined || noneRepeated(uniqueItemProperties, items),
]

/** `notBefore` and `after` of a property compare it with another one of the same object. */
const inOrder: Assertion<Members> = ({ properties = {} }, members) =>
  Object.entries(properties).every(([name, schema]) => {
    const value = members[name]
    if (typeof schema === 'boolean' || typeof value !== 'string') return true
    const compare = formatOf(schema.format)?.compare ?? compareText
    const difference = (other: string | undefined): number | undefined => {
      const bound = other === undefined ? undefined : members[other]
      return typeof bound === 'string' ? compare(value, bound) : undefined
    }
    return (difference(schema.notBefore) ?? 0) >= 0 && (difference(schema.after) ?? 1) > 0
  })

const ofMembers: readonly Assertion<Members>[] = [
  ({ required = [] }, members) => required.every((name) => Object.hasOwn(members, name)),
  ({ dependentRequired = {} }, members) =>
    Object.entries(dependentRequired).every(
      ([name, needed]) => !Object.hasOwn(members, name) || needed.every((one) => Object.hasOwn(members, one)),
    ),
  ({ minProperties, maxProperties }, members) => within(Object.keys(members).length, minProperties, maxProperties),
  inOrder,
]

const all = <V>(assertions: readonly Assertion<V>[], schema: FieldSchema, value: V): boolean =>
  assertions.every((assertion) => assertion(schema, value))

const ofAny = (schema: FieldSchema, value: unknown): boolean =>
  hasType(schema, value) &&
  (schema.enum === undefined || schema.enum.some((one) => isSame(one, value))) &&
  (schema.const === undefined || isSame(schema.const, value))

/** Whether the value satisfies the schema's own assertions, without subschemas. */
export const holds = (schema: FieldSchema, value: unknown): boolean => {
  if (!ofAny(schema, value)) return false
  if (typeof value === 'number') return all(ofNumbers, schema, value)
  if (typeof value === 'string') return all(ofTexts, schema, value)
  if (isItems(value)) return all(ofItems, schema, value)
  return !isMembers(value) || all(ofMembers, schema, value)
}
