import type { ColumnTexts, FieldView } from '../../../fields/fieldView.ts'
import { SMALL_CHARACTER, textWidth } from '../../../fields/shared/layout/widths.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'

/** Horizontal padding of a cell in CSS pixels; below, that of a narrow table. */
const CELL = 16
const NARROW_CELL = 12

/** Width of the first column, which identifies the row and is never truncated: a reference gets the width of a long name. */
const IDENTITY = textWidth(32)

const NO_TEXTS: ColumnTexts = { label: '', options: [] }

/** Minimum width of a value that may be truncated, without padding, in CSS pixels. */
export const readableWidth = (field: ResolvedField, view: FieldView, words = NO_TEXTS, narrow = false): number => {
  const width = view.columnWidth(field, words)
  return narrow && view.narrowest !== undefined ? Math.min(width, textWidth(view.narrowest)) : width
}

/** Narrow tables break headings at every word. */
const longestWord = (label: string): number => Math.max(...label.split(/\s+/).map(({ length }) => length))

export interface ColumnPlace {
  readonly first: boolean
  /** Whether the table is narrower than its columns require. */
  readonly narrow: boolean
}

/** Minimum readable width of a column in CSS pixels, by its type and its heading. */
export const columnWidth = (field: ResolvedField, view: FieldView, texts: ColumnTexts, { first, narrow }: ColumnPlace): number => {
  const heading = (narrow ? longestWord(texts.label) : texts.label.length) * SMALL_CHARACTER
  const value = readableWidth(field, view, texts, narrow && !first)
  return Math.ceil(Math.max(value, heading, first && field.reference ? IDENTITY : 0) + (narrow ? NARROW_CELL : CELL))
}
