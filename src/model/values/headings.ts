/** First rows of a file that may have its headings: banks write a few lines about the account above them. */
export const HEADING_ROWS = 25

/** Headings that must be known for a row below the first to have the headings: a single one may be any text. */
const ENOUGH = 2

/**
 * The row with the headings among the first rows of a file: the one with most known headings, else the first.
 * @param known how many headings of a row are known
 */
export function headingRow<Row>(rows: readonly Row[], known: (row: Row) => number): Row | undefined {
  const [first, ...others] = rows.map((row) => ({ row, fit: known(row) }))
  return first && others.reduce((best, next) => (next.fit >= ENOUGH && next.fit > best.fit ? next : best), first).row
}
