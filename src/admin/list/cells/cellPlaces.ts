import type { RaRecord } from 'react-admin'
import { type Range, rangeOf } from '../../../fields/rows/grid/core/selection.ts'
import { TYPING_CELL } from '../../../ui/typingCell.ts'
import { positionOf } from '../endless/position.ts'
import { CELL } from './mouseClicks.ts'

/** Rows of the table below an element. */
export const rowsOf = (root: ParentNode): readonly HTMLTableRowElement[] => [...root.querySelectorAll<HTMLTableRowElement>('tr[data-id]')]

export const cellsOf = (row: ParentNode): readonly HTMLTableCellElement[] => [...row.querySelectorAll<HTMLTableCellElement>(CELL)]

/** The name of a cell's field, which react-admin puts into its class. */
export const fieldName = (cell: Element): string =>
  [...cell.classList].find((name) => name.startsWith('column-'))?.slice('column-'.length) ?? ''

/** Number of all rows of a list without an end; undefined for other tables. */
export const allRows = (root: ParentNode): number | undefined => {
  const count = root.querySelector('table')?.getAttribute('aria-rowcount')
  return count ? Number(count) - 1 : undefined
}

/** Whether the table has all rows of its list, from its first to its last. */
export const hasAllRows = (root: ParentNode): boolean => (allRows(root) ?? 0) <= rowsOf(root).length

/** The first or last row of a list without an end; undefined until it is loaded. */
export const endRow = (root: ParentNode, end: boolean): HTMLTableRowElement | undefined => {
  const row = end ? rowsOf(root).at(-1) : rowsOf(root)[0]
  return positionOf(row) === (end ? (allRows(root) ?? 0) - 1 : 0) ? row : undefined
}

/** A cell by its row and column; long lists render the cells of rows near the window only. */
interface CellPlace {
  readonly id: string
  readonly name: string
  /** Position of the row in a list without an end, which stands for it while the row is not loaded; infinite: its last row. */
  readonly row?: number | undefined
}

/** Two opposite corners of a range of cells. */
export interface Corners {
  /** Where the selection began. */
  readonly from: CellPlace
  /** Where it ends. */
  readonly to: CellPlace
}

export const placeOf = (cell: HTMLTableCellElement): CellPlace => {
  const row = cell.closest('tr')
  return { id: row?.dataset.id ?? '', name: fieldName(cell), row: positionOf(row) }
}

/** The last row of a list without an end, which may be longer than is known. */
export const atEnd = (place: CellPlace): CellPlace => ({ ...place, row: Number.POSITIVE_INFINITY })

/** A range of a table, by the ids of its rows and the names of its columns. */
export interface TableRange {
  /** Ids of the rows that are loaded, in their order. */
  readonly ids: readonly string[]
  /** Number of rows of the list before those. */
  readonly first: number
  /** Number of all rows of the list, as far as it is known. */
  readonly rows: number
  /** Names of the fields of all visible columns, in their order. */
  readonly columns: readonly string[]
  /** Counts from the first row of the list. */
  readonly range: Range
  /** Whether the range ends with the list. */
  readonly toEnd: boolean
  /** Records that have been read for rows which are not loaded, by their ids. */
  readonly records?: ReadonlyMap<string, RaRecord>
}

/** The id of a row; undefined if it is not loaded. */
export const idAt = ({ ids, first }: TableRange, row: number): string | undefined => ids[row - first]

const tableOf = (root: ParentNode) => {
  const rows = rowsOf(root)
  return {
    ids: rows.map(({ dataset }) => dataset.id ?? ''),
    first: positionOf(rows[0]) ?? 0,
    rows: allRows(root) ?? rows.length,
    columns: [...root.querySelectorAll('th')].map(fieldName).filter((name) => name !== ''),
  }
}

/** Undefined if a corner is no longer in the table. */
export const rangeIn = (root: ParentNode, { from, to }: Corners): TableRange | undefined => {
  const table = tableOf(root)
  const rowAt = ({ id, row = -1 }: CellPlace) => {
    const at = table.ids.indexOf(id)
    return at < 0 || !Number.isFinite(row) ? Math.min(row, table.rows - 1) : table.first + at
  }
  const at = (place: CellPlace) => ({ row: rowAt(place), column: table.columns.indexOf(place.name) })
  const range = rangeOf(at(from), at(to))
  if (range.top < 0 || range.left < 0) return undefined
  return { ...table, range, toEnd: [from, to].some(({ row }) => row === Number.POSITIVE_INFINITY) }
}

/** The corners of the whole table; undefined without cells. */
export const allCorners = (root: ParentNode): Corners | undefined => {
  const { ids, columns } = tableOf(root)
  const [first, last, name, end] = [ids[0], ids.at(-1), columns[0], columns.at(-1)]
  if (first === undefined || last === undefined || name === undefined || end === undefined) return undefined
  if (hasAllRows(root)) return { from: { id: first, name }, to: { id: last, name: end } }
  return { from: { id: '', name, row: 0 }, to: atEnd({ id: '', name: end }) }
}

/** The cells of a range, row by row, as far as they are loaded. */
export const cellsIn = (root: ParentNode, { top, bottom, left, right }: Range): readonly (readonly HTMLTableCellElement[])[] => {
  const rows = rowsOf(root)
  const at = (row: number) => Math.max(0, row - (positionOf(rows[0]) ?? 0))
  return rows.slice(at(top), at(bottom + 1)).map((row) => cellsOf(row).slice(left, right + 1))
}

const within = (at: number, length: number): number => Math.max(0, Math.min(at, length - 1))

/** The row and the number of the column some rows and columns away from a cell, at most at the edges of the table. */
export const placeBeside = (root: ParentNode, cell: HTMLTableCellElement, rows: number, columns: number) => {
  const all = rowsOf(root)
  const at = all.findIndex((row) => row.contains(cell))
  const own = all[at]
  const cells = own ? cellsOf(own) : []
  return { row: own && all[within(at + rows, all.length)], column: within(cells.indexOf(cell) + columns, cells.length) }
}

/** The cell there, if it is rendered, else the same cell. */
export const cellBeside = (root: ParentNode, cell: HTMLTableCellElement, rows: number, columns: number): HTMLTableCellElement => {
  const { row, column } = placeBeside(root, cell, rows, columns)
  return (row && cellsOf(row)[column]) ?? cell
}

/** Gives a cell the focus and, with the first one, the roles of a grid: screen readers then pass arrow keys on. */
export const focusCell = (cell: HTMLTableCellElement, refusal: string | undefined): void => {
  cell.closest('table')?.setAttribute('role', 'grid')
  cell.setAttribute('role', 'gridcell')
  cell.setAttribute(TYPING_CELL, '')
  cell.tabIndex = -1
  if (refusal !== undefined) {
    cell.setAttribute('aria-readonly', 'true')
    cell.title = refusal
  }
  cell.focus()
  cell.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}

/** Undoes what `focusCell` says of a cell; another record may be in it later. */
export const leaveCell = (cell: HTMLTableCellElement): void => {
  for (const name of ['aria-readonly', 'title', 'tabindex']) cell.removeAttribute(name)
}
