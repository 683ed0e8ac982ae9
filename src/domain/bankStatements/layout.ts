import { HEADING_ROWS, headingRow } from '../../model/values/headings.ts'
import { type Columns, namedIn } from './readTable.ts'

/** Separators of columns. */
const MARKS = [';', '\t', ','] as const

/** The line with the headings of a CSV file, and its separator. */
export interface Layout {
  readonly mark: string
  /** 0 is the first line. */
  readonly line: number
  readonly headings: readonly string[]
}

/** The cells of a line: a mark in quotes separates nothing. */
const cellsOf = (text: string, mark: string): readonly string[] =>
  Array.from(`${mark}${text}`.matchAll(new RegExp(`${mark}(\\s*"(?:[^"]|"")*"[^${mark}]*|[^${mark}]*)`, 'g')), ([, cell = '']) => cell)

const layoutIn = (text: string, line: number, mark: string): Layout => ({
  mark,
  line,
  headings: cellsOf(text, mark).map((heading) => heading.trim().replaceAll(/^"|"$/g, '').replaceAll('""', '"')),
})

/** The lines of a file that may have its headings. */
export const topLines = (content: string): readonly string[] => content.replace(/^\ufeff/, '').split(/\r\n|\n|\r/, HEADING_ROWS)

/** The layout if this line has the headings: its most frequent mark is the separator. */
export const layoutAt = (lines: readonly string[], line: number): Layout =>
  MARKS.map((mark) => layoutIn(lines[line] ?? '', line, mark)).reduce((best, next) =>
    next.headings.length > best.headings.length ? next : best,
  )

/** Finds the headings among the first lines: the chosen or usual ones; else they are in the first line that is not blank. */
export function layoutOf(content: string, chosen?: Columns): Layout {
  const lines = topLines(content)
  const first = layoutAt(
    lines,
    lines.findIndex((line) => line.trim() !== ''),
  )
  const all = lines.flatMap((text, line) => MARKS.map((mark) => layoutIn(text, line, mark)))
  return headingRow([first, ...all], ({ headings }) => namedIn(headings, chosen)) ?? first
}
