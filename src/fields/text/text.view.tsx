import type { FieldSchema } from '../../model/entitySchema.ts'
import type { FieldCells, Span } from '../fieldView.ts'
import { TextCell } from '../shared/cells/textCell.view.tsx'
import { ofCharacters } from '../shared/layout/widths.ts'

/** Limits in characters: of a code; of a short name in a list; from which a text gets its own row in a form. */
const CODE = 32
const SHORT = 100
const LINE = 201

/** Assumed lengths of texts without `maxLength`. */
const NAME = { column: 20, input: 150 } as const

/** Width of a code's input in CSS pixels: minimum, padding, and per character. */
const CODE_INPUT = { least: 76, around: 24, character: 4 } as const

const characters = ({ maxLength = Infinity }: FieldSchema): number => Math.min(maxLength, maxLength <= SHORT ? 15 : NAME.column)

const isName = ({ maxLength = Infinity }: FieldSchema): boolean => maxLength > CODE

const span = (schema: FieldSchema): Span => {
  if (!isName(schema)) return 'short'
  return schema.maxLength === undefined || schema.maxLength < LINE ? 'medium' : 'long'
}

const inputWidth = (schema: FieldSchema): number =>
  isName(schema) ? NAME.input : Math.max(CODE_INPUT.least, CODE_INPUT.around + (schema.maxLength ?? 0) * CODE_INPUT.character)

export const textView: FieldCells = {
  columnWidth: (field) => ofCharacters(characters(field.schema))(field),
  narrowest: 10,
  span,
  inputWidth,
  grows: isName,
  Cell: TextCell,
  Show: ({ value }) => <span dir="auto">{String(value)}</span>,
}
