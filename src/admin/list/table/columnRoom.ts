import type { ResolvedField } from '../../../model/resolvedEntity.ts'

/** CSS pixels of a character on average: of a value, of a chip or a heading; and what stands around a value in its cell, around a chip's words. */
const CHARACTER = 7
const SMALL = 6.4
const CELL = 16
const CHIP = 16

/** Characters in which a value of the type can be read. */
const CHARACTERS: Readonly<Record<string, number>> = {
  boolean: 3,
  choices: 16,
  color: 9,
  date: 12,
  dateTime: 22,
  decimal: 9,
  email: 26,
  file: 18,
  files: 18,
  iban: 31,
  icon: 14,
  image: 5,
  images: 8,
  integer: 6,
  longText: 26,
  markdown: 26,
  money: 13,
  number: 8,
  object: 18,
  percent: 8,
  phone: 17,
  reference: 20,
  references: 22,
  rows: 8,
  time: 8,
  url: 22,
  vin: 18,
}

/** Characters up to which a text is a code or a short name. */
const SHORT = 100

const textCharacters = ({ maxLength = SHORT + 1 }: { readonly maxLength?: number }): number =>
  Math.min(maxLength, maxLength <= SHORT ? 15 : 20)

const UNIT = 3

interface Words {
  readonly label: string
  /** Of a choice, the words for each. */
  readonly options: readonly string[]
}

const longest = (words: readonly string[]): number => Math.max(0, ...words.map(({ length }) => length))

const valueRoom = ({ schema, type, options }: ResolvedField, words: Words): number => {
  if (options !== undefined && type.name === 'choice')
    return longest(words.options) * (schema.tones ? SMALL : CHARACTER) + (schema.tones ? CHIP : 0)
  // The state of a boolean is its label.
  if (schema.type === 'boolean' && schema.tones) return words.label.length * SMALL + CHIP
  return ((CHARACTERS[type.name] ?? textCharacters(schema)) + (schema.unit ? UNIT : 0)) * CHARACTER
}

/** The first column says what a row is, so it is never cut off: a reference or a name wants the room of a long one. */
const IDENTITY = 32

/** The least room in CSS pixels in which a column of a list can be read: its values by their type, its heading by its words. */
export const columnRoom = (field: ResolvedField, words: Words, first: boolean): number =>
  Math.ceil(Math.max(valueRoom(field, words), words.label.length * SMALL, first && field.reference ? IDENTITY * CHARACTER : 0) + CELL)

/** The least room of a value that may be cut off, without what stands around it. */
export const readableRoom = (field: ResolvedField): number => valueRoom(field, { label: '', options: [] })
