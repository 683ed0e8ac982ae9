import type { Json } from '../../../../model/entitySchema.ts'
import type { Values } from '../core/line.ts'

const isRow = (value: Json): value is Values => value !== null && typeof value === 'object' && !Array.isArray(value)

/** The rows in a form's value. */
export const rowsIn = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.filter(isRow) : [])

const isSameValue = (one: Json | undefined, other: Json | undefined): boolean =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))

const isSameLine = (one: Values, other: Values): boolean =>
  one === other ||
  (Object.keys(one).length === Object.keys(other).length && Object.keys(one).every((name) => isSameValue(one[name], other[name])))

export const sameLines = (one: readonly Values[], other: readonly Values[]): boolean =>
  one === other || (one.length === other.length && one.every((line, index) => isSameLine(line, other[index] ?? {})))
