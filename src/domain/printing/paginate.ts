import { hundredths, moneyText } from '../money/hundredths.ts'

/** A row of a document's table: its height in lines of text, and the amount that it adds to what pages carry. Decimal text. */
export interface Sized {
  readonly height: number
  readonly amount?: string | null
}

/** Room for rows in lines of text, once the table's heading has its place. */
export interface Room {
  /** On the first page, below letterhead and addresses. */
  readonly first: number
  /** On every further page. */
  readonly next: number
  /** What a line with a carried total takes. */
  readonly carry: number
  /** What follows the last row, which nothing cuts in two. */
  readonly tail: number
}

export interface PrintedPage<R> {
  readonly rows: readonly R[]
  /** Sum of all rows on the pages before; null on the first. */
  readonly brought: string | null
  /** Sum of all rows up to here; null on the last page. */
  readonly carried: string | null
  /** Whether totals and terms stand here. */
  readonly isLast: boolean
}

/** Rows that go to a new page together with the totals, so that these never stand alone. */
const COMPANIONS = 2

const heightOf = (rows: readonly Sized[]): number => rows.reduce((sum, { height }) => sum + height, 0)

/** Fills pages in order; each takes at least one row. */
function fill<R extends Sized>(rows: readonly R[], { first, next, carry }: Room): R[][] {
  const pages: R[][] = [[]]
  let left = first - carry
  for (const row of rows) {
    const page = pages.at(-1) ?? []
    if (page.length > 0 && row.height > left) {
      pages.push([row])
      left = next - 2 * carry - row.height
    } else {
      page.push(row)
      left -= row.height
    }
  }
  return pages
}

/** Room that is left on the last of the pages; it carries nothing forward. */
function leftOn(pages: readonly (readonly Sized[])[], { first, next, carry }: Room): number {
  const room = pages.length === 1 ? first : next - carry
  return room - heightOf(pages.at(-1) ?? [])
}

function withTail<R extends Sized>(pages: R[][], room: Room): R[][] {
  if (leftOn(pages, room) >= room.tail) return pages
  const last = pages.at(-1) ?? []
  const moved = last.splice(Math.max(1, last.length - COMPANIONS))
  return [...pages, moved]
}

/**
 * Rows by pages, with the totals that each page brings and carries. What follows the last row stands below it, or on a page of its own with the last
 * rows above it. No page is empty but that of a document without rows.
 */
export function paginate<R extends Sized>(rows: readonly R[], room: Room): readonly PrintedPage<R>[] {
  const pages = withTail(fill(rows, room), room)
  let sum = 0n
  return pages.map((page, index) => {
    const brought = index === 0 ? null : moneyText(sum)
    for (const { amount } of page) sum += hundredths(amount)
    const isLast = index === pages.length - 1
    return { rows: page, brought, carried: isLast ? null : moneyText(sum), isLast }
  })
}

/** Lines that a text takes where one has room for `width` characters: words stay whole where they fit. */
export function linesOf(text: string, width: number): number {
  if (text === '') return 0
  return text.split('\n').reduce((lines, paragraph) => lines + linesOfParagraph(paragraph, width), 0)
}

function linesOfParagraph(paragraph: string, width: number): number {
  let [lines, used] = [1, 0]
  for (const { length } of paragraph.split(/\s+/)) {
    const wanted = used === 0 ? length : used + 1 + length
    if (wanted <= width) used = wanted
    else {
      const broken = Math.max(1, Math.ceil(length / width))
      lines += used === 0 ? broken - 1 : broken
      used = length - (broken - 1) * width
    }
  }
  return lines
}
