import type { Cell, ReportResult } from './result.ts'

/** Most decimal places that are aligned: quotients have up to 15. */
const MOST = 4

const placesOf = (cell: Cell | undefined): number => (typeof cell === 'string' ? (cell.split('.')[1]?.length ?? 0) : 0)

const withPlaces = (text: string, places: number): string => {
  const given = placesOf(text)
  return `${text}${given === 0 ? '.' : ''}${'0'.repeat(places - given)}`
}

/** The result with the same number of decimal places within each column of amounts, so that their points stand below each other. */
export function alignDecimals<R extends ReportResult>(result: R): R {
  const places = result.columns.map(({ type }, at) =>
    type === 'decimal' ? result.rows.reduce((most, row) => Math.max(most, placesOf(row[at])), 0) : 0,
  )
  const isAligned = (at: number) => (places[at] ?? 0) > 0 && (places[at] ?? 0) <= MOST
  if (!places.some((_, at) => isAligned(at))) return result
  const rows = result.rows.map((row) =>
    row.map((cell, at) => (typeof cell === 'string' && isAligned(at) ? withPlaces(cell, places[at] ?? 0) : cell)),
  )
  return { ...result, rows }
}
