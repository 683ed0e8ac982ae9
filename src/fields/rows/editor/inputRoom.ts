import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import type { FieldView } from '../../fieldView.ts'

/** CSS pixels. */
const ROOMS: Readonly<Record<string, number>> = {
  reference: 190,
  date: 150,
  dateTime: 190,
  time: 130,
  integer: 76,
  decimal: 88,
  percent: 84,
  choice: 128,
}

const NARROW = 76
const NUMBER = 100
const WIDE = 240
const OTHER = 150

/** Characters up to which a text is a code, and the room of one. */
const CODE = 32
const SHORTEST = 76
const CHARACTER = 4

const textRoom = ({ maxLength = CODE + 1 }: { readonly maxLength?: number }): number =>
  maxLength > CODE ? OTHER : Math.max(SHORTEST, 24 + maxLength * CHARACTER)

/** The least room in CSS pixels in which a row's input can be used, by its type. */
export const inputRoom = ({ type, schema }: ResolvedField, { wide, numeric, narrow }: FieldView): number => {
  if (narrow) return NARROW
  if (type.name === 'text') return textRoom(schema)
  return ROOMS[type.name] ?? (wide ? WIDE : numeric ? NUMBER : OTHER)
}

/** Whether more room than that is of use: names are longer than any column. */
export const wantsMore = ({ type, schema }: ResolvedField): boolean =>
  type.name === 'reference' || (type.name === 'text' && (schema.maxLength ?? CODE + 1) > CODE)
