import type { ColumnWords, FieldView } from '../../../fields/fieldView.ts'
import { SMALL_CHARACTER, textWidth } from '../../../fields/shared/layout/widths.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'

/** CSS pixels around a value in its cell, and where there is little room. */
const CELL = 16
const NARROW_CELL = 12

/** The first column says what a row is, so it is never cut off: a reference is as wide as a long name. */
const IDENTITY = textWidth(32)

const NO_WORDS: ColumnWords = { label: '', options: [] }

/** The least width of a value that may be cut off, without its padding. */
export const readableWidth = (field: ResolvedField, view: FieldView, words = NO_WORDS, narrow = false): number => {
  const width = view.columnWidth(field, words)
  return narrow && view.narrowest !== undefined ? Math.min(width, textWidth(view.narrowest)) : width
}

/** In a narrow table a heading takes one line per word. */
const longestWord = (label: string): number => Math.max(...label.split(/\s+/).map(({ length }) => length))

export interface ColumnPlace {
  readonly first: boolean
  /** The table is narrower than its columns need. */
  readonly narrow: boolean
}

/** The least width in CSS pixels in which a column of a list can be read: its values by their type, its heading by its words. */
export const columnWidth = (field: ResolvedField, view: FieldView, words: ColumnWords, { first, narrow }: ColumnPlace): number => {
  const heading = (narrow ? longestWord(words.label) : words.label.length) * SMALL_CHARACTER
  const value = readableWidth(field, view, words, narrow && !first)
  return Math.ceil(Math.max(value, heading, first && field.reference ? IDENTITY : 0) + (narrow ? NARROW_CELL : CELL))
}
