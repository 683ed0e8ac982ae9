import { linesOf, type PageCapacity, type Sized } from '../../../../domain/printing/paginate.ts'
import type { Printable, PrintableRow } from '../../../../domain/printing/printable.ts'
import { PAGE } from './style.ts'

/** Average width of a character in millimetres, including capitals and wide digits. */
const CHARACTER = 1.75

/** A smaller line below a text, in lines. */
const NOTE = 0.8

/** A cell's padding above and below, in lines. */
const PADDING = 0.55

const inLines = (millimetres: number): number => millimetres / PAGE.line

/** Characters that fit into the flexible column. */
function textWidth({ columns }: Printable): number {
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width, 0)
  return Math.floor((PAGE.width - 2 * PAGE.side - fixed - 2) / CHARACTER)
}

export type SizedRow = PrintableRow & Sized

/** The rows with their heights. */
export function sizedRows(document: Printable): readonly SizedRow[] {
  const wide = document.columns.findIndex(({ width }) => width === undefined)
  const width = textWidth(document)
  return document.rows.map((row) => {
    const text = Math.max(1, linesOf(row.cells[wide] ?? '', width))
    return { ...row, height: text + NOTE * linesOf(row.note ?? '', Math.floor(width * 1.3)) + PADDING }
  })
}

/** Characters of a line over half of the page. */
const HALF = 50

const partyLines = ({ parties }: Printable): number =>
  Math.max(
    0,
    ...parties.map(({ name, lines }) => 1 + [name, ...lines].reduce((sum, line) => sum + linesOf(line, parties.length > 1 ? 26 : HALF), 0)),
  )

/** Letterhead, title, addresses and facts of the first page. */
function headLines(document: Printable): number {
  const { firm, facts } = document
  const { logo, lines } = firm
  const letterhead = Math.max(inLines(logo === null ? 6 : 20), inLines(logo === null ? 0 : 6) + lines.length) + inLines(3.5)
  return letterhead + inLines(13.5) + Math.max(partyLines(document), facts.length) + inLines(8)
}

const HEADING = inLines(6.5)

const tableLines = ({ tables }: Printable): number => tables.reduce((sum, { rows }) => sum + 2.6 + rows.length * 1.2, 0)

function asideLines(document: Printable): number {
  const { payment, notes } = document
  const noteLines = notes.reduce((sum, note) => sum + linesOf(note, HALF), 0)
  return tableLines(document) + (payment.length > 0 ? payment.length + 1.7 : 0) + (noteLines > 0 ? noteLines + 1.7 : 0)
}

/** Totals, words, terms and signatures below the last row. */
function tailLines(document: Printable): number {
  const { totals, words, signatures } = document
  const sums = totals.length * 1.25 + 0.6
  const inWords = words ? linesOf(words.join(' '), 95) + 1.4 : 0
  return 1 + Math.max(asideLines(document), sums) + inWords + (signatures.length > 0 ? inLines(22) : 0)
}

/** Space for rows of the document's table. */
export function capacityOf(document: Printable): PageCapacity {
  const whole = inLines(PAGE.height - PAGE.top - PAGE.bottom)
  return {
    first: whole - headLines(document) - HEADING,
    next: whole - inLines(10) - HEADING,
    carry: document.carried ? 1.6 : 0,
    tail: tailLines(document),
  }
}
