import type { FieldSchema } from '../../../model/entitySchema.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import type { ColumnTexts, FieldCells, PerSchema, Span } from '../../fieldView.ts'

/** Average width of a character in CSS pixels: in a value, in a chip or heading. */
const CHARACTER = 7
export const SMALL_CHARACTER = 6.4

/** Padding of a chip in CSS pixels. */
const CHIP = 16

/** Width of a unit beside a number, in characters. */
const UNIT = 3

export const textWidth = (characters: number): number => characters * CHARACTER

export const chipWidth = (characters: number): number => characters * SMALL_CHARACTER + CHIP

/** The column width for a number of characters, and their unit. */
export const ofCharacters =
  (characters: number) =>
  ({ schema }: ResolvedField): number =>
    textWidth(characters + (schema.unit ? UNIT : 0))

export const longest = (words: ColumnTexts['options']): number => Math.max(0, ...words.map(({ length }) => length))

const ofSchema = <T extends string | number | boolean>(fact: PerSchema<T>, schema: FieldSchema): T =>
  typeof fact === 'function' ? fact(schema) : fact

type Widths = Pick<FieldCells, 'wide' | 'numeric' | 'narrow' | 'span' | 'inputWidth' | 'grows'>

/** Width of the field in a form. */
export const spanOf = ({ schema }: Pick<ResolvedField, 'schema'>, { span, wide, numeric }: Widths): Span =>
  ofSchema<Span>(span ?? (wide ? 'full' : numeric ? 'short' : 'medium'), schema)

/** Default width of inputs in CSS pixels. */
const WIDE = 240
const NUMBER = 100
const OTHER = 150

/** Minimum usable width of the field's input in CSS pixels. */
export const inputWidthOf = ({ schema }: Pick<ResolvedField, 'schema'>, { inputWidth, wide, numeric }: Widths): number =>
  ofSchema<number>(inputWidth ?? (wide ? WIDE : numeric ? NUMBER : OTHER), schema)

/** Whether the input benefits from more width. */
export const growsOf = ({ schema }: Pick<ResolvedField, 'schema'>, { grows = false }: Widths): boolean => ofSchema<boolean>(grows, schema)

/** Whether half the width of a phone is enough for the input. */
export const isNarrow = ({ narrow, numeric }: Widths): boolean => narrow ?? numeric ?? false
