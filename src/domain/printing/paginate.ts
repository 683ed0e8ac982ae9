import { hundredths, moneyText } from '../money/hundredths.ts'

/** A row of a document's table: height in lines of text, and amount for the carried total (decimal text). */
export interface Sized {
  readonly height: number
  readonly amount?: string | null
}

/** Height available for rows, in lines of text, without the table's heading. */
export interface PageCapacity {
  /** On the first page, below letterhead and addresses. */
  readonly first: number
  /** On every further page. */
  readonly next: number
  /** Height of a line with a carried total. */
  readonly carry: number
  /** Height of the block after the last row, which is not split. */
  readonly tail: number
}

export interface PrintedPage<R> {
  readonly rows: readonly R[]
  /** Sum of all rows on earlier pages; null on the first page. */
  readonly brought: string | null
  /** Sum of all rows up to this page; null on the last page. */
  readonly carried: string | null
  /** Whether it has the totals and terms. */
  readonly isLast: boolean
}

/** Number of rows that move to a new page with the totals, so that these are never alone. */
const ROWS_WITH_TOTALS = 2

const heightOf = (rows: readonly Sized[]): number => rows.reduce((sum, { height }) => sum + height, 0)

/** Fills pages in order; each takes at least one row. */
function fill<R extends Sized>(rows: readonly R[], { first, next, carry }: PageCapacity): R[][] {
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

/** Remaining height on the last page, which carries nothing forward. */
function leftOn(pages: readonly (readonly Sized[])[], { first, next, carry }: PageCapacity): number {
  const height = pages.length === 1 ? first : next - carry
  return height - heightOf(pages.at(-1) ?? [])
}

function withTail<R extends Sized>(pages: R[][], capacity: PageCapacity): R[][] {
  if (leftOn(pages, capacity) >= capacity.tail) return pages
  const last = pages.at(-1) ?? []
  const moved = last.splice(Math.max(1, last.length - ROWS_WITH_TOTALS))
  return [...pages, moved]
}

/**
 * Distributes rows over pages, with carried totals. The block after the last row is below it, or on a new page with the last rows. Only a document
 * without rows has an empty page.
 */
export function paginate<R extends Sized>(rows: readonly R[], capacity: PageCapacity): readonly PrintedPage<R>[] {
  const pages = withTail(fill(rows, capacity), capacity)
  let sum = 0n
  return pages.map((page, index) => {
    const brought = index === 0 ? null : moneyText(sum)
    for (const { amount } of page) sum += hundredths(amount)
    const isLast = index === pages.length - 1
    return { rows: page, brought, carried: isLast ? null : moneyText(sum), isLast }
  })
}

/** Number of lines of a text at `width` characters per line; words are not broken if they fit. */
export function linesOf(text: string, width: number): number {
  if (text === '') return 0
  return text.split('\n').reduce((lines, paragraph) => lines + linesOfParagraph(paragraph, width), 0)
}

function linesOfParagraph(paragraph: string, width: number): number {
  let [lines, used] = [1, 0]
  for (const { length } of paragraph.split(/\s+/)) {
    const needed = used === 0 ? length : used + 1 + length
    if (needed <= width) used = needed
    else {
      const broken = Math.max(1, Math.ceil(length / width))
      lines += used === 0 ? broken - 1 : broken
      used = length - (broken - 1) * width
    }
  }
  return lines
}
