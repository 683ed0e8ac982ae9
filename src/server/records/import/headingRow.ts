import { foldText } from '../../../model/values/foldText.ts'
import { headingRow } from '../../../model/values/headings.ts'
import type { ShownRow, TopRow } from './sheet.ts'

/** Only letters and digits, folded. */
export const plainHeading = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '')

const knownIn = ({ cells }: TopRow, known: ReadonlySet<string>): number =>
  new Set(cells.map(plainHeading).filter((cell) => known.has(cell))).size

/** The row with the headings, and how sure that is: cells that are known headings, of a chosen row all that are not empty. */
export interface HeadingRow {
  readonly row: TopRow
  readonly fit: number
}

/**
 * Finds the row with the headings among the first rows of a file: the chosen one, else the one with most known headings, else the first.
 * @param known headings as `plainHeading` writes them
 */
export function findHeadingRow(rows: readonly TopRow[], known: ReadonlySet<string>, chosen: number | null): HeadingRow | undefined {
  const named = rows.find(({ number }) => number === chosen)
  if (named) return { row: named, fit: named.cells.filter((cell) => cell !== '').length }
  return headingRow(
    rows.map((row) => ({ row, fit: knownIn(row, known) })),
    ({ fit }) => fit,
  )
}

/** Characters of a row that the user sees. */
const MAX_SHOWN = 80

/** The first rows as the user sees them. */
export const shownTop = (rows: readonly TopRow[]): readonly ShownRow[] =>
  rows.map(({ number, cells }) => ({
    number,
    text: cells
      .filter((cell) => cell !== '')
      .join(' · ')
      .slice(0, MAX_SHOWN),
  }))
