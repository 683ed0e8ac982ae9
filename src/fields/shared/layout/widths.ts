import type { FieldSchema } from '../../../model/entitySchema.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import type { ColumnWords, FieldCells, OfSchema, Span } from '../../fieldView.ts'

/** CSS pixels of a character on average: of a value, of a chip or a heading. */
const CHARACTER = 7
export const SMALL_CHARACTER = 6.4

/** CSS pixels around the words of a chip. */
const CHIP = 16

/** Characters of a unit beside a number. */
const UNIT = 3

export const textWidth = (characters: number): number => characters * CHARACTER

export const chipWidth = (characters: number): number => characters * SMALL_CHARACTER + CHIP

/** The column width for a number of characters, and their unit. */
export const ofCharacters =
  (characters: number) =>
  ({ schema }: ResolvedField): number =>
    textWidth(characters + (schema.unit ? UNIT : 0))

export const longest = (words: ColumnWords['options']): number => Math.max(0, ...words.map(({ length }) => length))

const ofSchema = <T extends string | number | boolean>(fact: OfSchema<T>, schema: FieldSchema): T =>
  typeof fact === 'function' ? fact(schema) : fact

type Widths = Pick<FieldCells, 'wide' | 'numeric' | 'narrow' | 'span' | 'inputWidth' | 'grows'>

/** How much of a form's width the field takes. */
export const spanOf = ({ schema }: Pick<ResolvedField, 'schema'>, { span, wide, numeric }: Widths): Span =>
  ofSchema<Span>(span ?? (wide ? 'full' : numeric ? 'short' : 'medium'), schema)

/** CSS pixels of inputs whose type says nothing else. */
const WIDE = 240
const NUMBER = 100
const OTHER = 150

/** The least width in CSS pixels in which the field's input can be used. */
export const inputWidthOf = ({ schema }: Pick<ResolvedField, 'schema'>, { inputWidth, wide, numeric }: Widths): number =>
  ofSchema<number>(inputWidth ?? (wide ? WIDE : numeric ? NUMBER : OTHER), schema)

/** Whether more width than that is of use to the input. */
export const growsOf = ({ schema }: Pick<ResolvedField, 'schema'>, { grows = false }: Widths): boolean => ofSchema<boolean>(grows, schema)

/** Whether half of a phone is enough for the input. */
export const isNarrow = ({ narrow, numeric }: Widths): boolean => narrow ?? numeric ?? false
