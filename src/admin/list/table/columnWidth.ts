import type { ColumnWords, FieldView } from '../../../fields/fieldView.ts'
import { SMALL_CHARACTER, textWidth } from '../../../fields/shared/layout/widths.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'

/** CSS pixels around a value in its cell. */
const CELL = 16

/** The first column says what a row is, so it is never cut off: a reference is as wide as a long name. */
const IDENTITY = textWidth(32)

/** The least width in CSS pixels in which a column of a list can be read: its values by their type, its heading by its words. */
export const columnWidth = (field: ResolvedField, view: FieldView, words: ColumnWords, first: boolean): number =>
  Math.ceil(Math.max(view.columnWidth(field, words), words.label.length * SMALL_CHARACTER, first && field.reference ? IDENTITY : 0) + CELL)

const NO_WORDS: ColumnWords = { label: '', options: [] }

/** The least width of a value that may be cut off, without its padding. */
export const readableWidth = (field: ResolvedField, view: FieldView): number => view.columnWidth(field, NO_WORDS)
