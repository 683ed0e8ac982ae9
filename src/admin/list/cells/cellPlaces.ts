import { type Range, rangeOf } from '../../../fields/rows/grid/core/selection.ts'

const CELL = 'td.RaDataTable-rowCell'

/** Rows of the table below an element. */
export const rowsOf = (root: ParentNode): readonly HTMLTableRowElement[] => [...root.querySelectorAll<HTMLTableRowElement>('tr[data-id]')]

export const cellsOf = (row: ParentNode): readonly HTMLTableCellElement[] => [...row.querySelectorAll<HTMLTableCellElement>(CELL)]

/** The cell with the target of an event. */
export const cellWith = (target: EventTarget | null): HTMLTableCellElement | undefined =>
  (target instanceof Element && target.closest<HTMLTableCellElement>(CELL)) || undefined

/** The name of a cell's field, which react-admin puts into its class. */
export const fieldName = (cell: Element): string =>
  [...cell.classList].find((name) => name.startsWith('column-'))?.slice('column-'.length) ?? ''

/** Whether the cell identifies its row. */
export const isFirst = (cell: HTMLTableCellElement): boolean => cell.parentElement !== null && cellsOf(cell.parentElement)[0] === cell

/** A cell by its row and column; long lists render the cells of rows near the window only. */
interface CellPlace {
  readonly id: string
  readonly name: string
}

/** Two opposite corners of a range of cells. */
export interface Corners {
  /** Where the selection began. */
  readonly from: CellPlace
  /** Where it ends. */
  readonly to: CellPlace
}

export const placeOf = (cell: HTMLTableCellElement): CellPlace => ({ id: cell.closest('tr')?.dataset.id ?? '', name: fieldName(cell) })

/** A range of a table, by the ids of its rows and the names of its columns. */
export interface TableRange {
  /** Ids of all rows of the table, in their order. */
  readonly ids: readonly string[]
  /** Names of the fields of all visible columns, in their order. */
  readonly columns: readonly string[]
  readonly range: Range
}

const tableOf = (root: ParentNode) => {
  const rows = rowsOf(root)
  const rendered = rows.find((row) => row.querySelector(CELL) !== null)
  return { ids: rows.map(({ dataset }) => dataset.id ?? ''), columns: rendered ? cellsOf(rendered).map(fieldName) : [] }
}

/** Undefined if a corner is no longer in the table. */
export const rangeIn = (root: ParentNode, { from, to }: Corners): TableRange | undefined => {
  const table = tableOf(root)
  const at = ({ id, name }: CellPlace) => ({ row: table.ids.indexOf(id), column: table.columns.indexOf(name) })
  const range = rangeOf(at(from), at(to))
  return range.top < 0 || range.left < 0 ? undefined : { ...table, range }
}

/** The corners of the whole table; undefined without cells. */
export const allCorners = (root: ParentNode): Corners | undefined => {
  const { ids, columns } = tableOf(root)
  const [first, last, name, end] = [ids[0], ids.at(-1), columns[0], columns.at(-1)]
  if (first === undefined || last === undefined || name === undefined || end === undefined) return undefined
  return { from: { id: first, name }, to: { id: last, name: end } }
}

/** The cells of a range, row by row. */
export const cellsIn = (root: ParentNode, { top, bottom, left, right }: Range): readonly (readonly HTMLTableCellElement[])[] =>
  rowsOf(root)
    .slice(top, bottom + 1)
    .map((row) => cellsOf(row).slice(left, right + 1))

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
