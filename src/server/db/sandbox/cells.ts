import type { ViewType } from '../views/views.ts'
import type { Cell } from './sandbox.ts'

/** Significant digits that a binary float preserves; below, the maximum number of decimal places. */
const DIGITS = 15
const MAX_PLACES = 9

const trimmed = (text: string): string => {
  const short = text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text
  return short === '-0' ? '0' : short
}

/** Places of amounts and quantities, and how far from a number with so many the difference of two others may be. */
const USUAL_PLACES = 4
const NEAR = 1e-9

/** Without what subtracting binary floats leaves: 1199.62 - 1138.71 is 60.9099999999999. */
const withoutRemainder = (value: number): number => {
  const usual = Number(value.toFixed(USUAL_PLACES))
  return Math.abs(value - usual) < NEAR ? usual : value
}

/** A binary float as decimal text. */
export const decimalOf = (value: number): Cell => {
  if (!Number.isFinite(value)) return null
  const rounded = Number(withoutRemainder(value).toPrecision(DIGITS))
  const text = String(rounded)
  if (!text.includes('e')) return text
  return Math.abs(rounded) < 1 ? trimmed(rounded.toFixed(20)) : BigInt(rounded).toString()
}

/** Rounds the decimal value of a float half away from zero, like exact numbers. */
export const roundedTo = (value: number, places: number): number => {
  const [digits, exponent = '0'] = Math.abs(Number(value.toPrecision(DIGITS)))
    .toExponential()
    .split('e')
  const whole = Math.round(Number(`${digits}e${Number(exponent) + places}`))
  const [rounded, power = '0'] = whole.toExponential().split('e')
  return Math.sign(value) * Number(`${rounded}e${Number(power) - places}`)
}

/** An exact number; long fractions of divisions are rounded to the precision of a float. */
export const exactOf = (text: string): Cell => {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return null
  const places = text.split('.')[1]?.replace(/0+$/, '').length ?? 0
  return places > MAX_PLACES ? decimalOf(Number(text)) : trimmed(text)
}

const DAY = /^\d{4}-\d\d-\d\d$/
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** Type of a computed column without a declared type, by its values. */
export const typeOfValues = (values: readonly unknown[]): ViewType => {
  const given = values.filter((value) => value !== null)
  if (given.length === 0) return 'text'
  if (given.every((value) => typeof value === 'bigint')) return 'integer'
  if (given.every((value) => typeof value === 'bigint' || typeof value === 'number')) return 'decimal'
  const all = (pattern: RegExp) => given.every((value) => typeof value === 'string' && pattern.test(value))
  if (all(DAY)) return 'date'
  return all(MOMENT) ? 'dateTime' : 'text'
}
