/** Height in CSS pixels above which the space for rows that are not there is drawn to scale: browsers limit the height of a page. */
const MAX_HEIGHT = 8_000_000

interface Rows {
  /** Rows before those that are in the table. */
  readonly before: number
  readonly after: number
  /** CSS pixels. */
  readonly rowHeight: number
}

/** Heights in CSS pixels of the spaces above and below a table, which stand for the rows that are not in it. */
export const spacesOf = ({ before, after, rowHeight }: Rows): { readonly above: number; readonly below: number } => {
  const height = (before + after) * rowHeight
  const scaled = height > MAX_HEIGHT ? (rowHeight * MAX_HEIGHT) / height : rowHeight
  return { above: Math.round(before * scaled), below: Math.round(after * scaled) }
}

interface Space {
  /** First and last page of the rows that the space stands for. */
  readonly from: number
  readonly to: number
  /** How deep in the space, from 0 to 1. */
  readonly depth: number
}

/** The page of the rows at a place of a space, and how deep in that page it is, from 0 to 1. */
export const placeInSpace = ({ from, to, depth }: Space): { readonly page: number; readonly part: number } => {
  const pages = Math.min(1, Math.max(0, depth)) * (to - from + 1)
  const page = Math.min(to, from + Math.floor(pages))
  return { page, part: pages - (page - from) }
}
