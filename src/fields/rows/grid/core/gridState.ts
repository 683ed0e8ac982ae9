import type { Entry, Line, Values } from './line.ts'
import { clamped, type Place, type Range, rangeOf } from './selection.ts'
import { isVisible, nearestVisibleRow, type Search } from './visibleLines.ts'

/** State of a grid: lines, selection and undo history. Immutable. */
export interface GridState {
  readonly lines: readonly Line[]
  /** Whether an empty line for additions follows the last one. */
  readonly adds: boolean
  /** Names of the visible columns in order. */
  readonly columns: readonly string[]
  /** The active cell. */
  readonly at: Place
  /** The other corner of the selection. */
  readonly from: Place
  /** Column in which the user began to type a line: Enter returns to it. */
  readonly home: number
  readonly past: readonly (readonly Line[])[]
  readonly future: readonly (readonly Line[])[]
  /** Key of the next added line; the empty line has it already. */
  readonly nextKey: number
  /** Hides the lines without a text. */
  readonly search?: Search | undefined
}

/** An entry and its line; one after the last adds lines. */
export type Written = Entry & { readonly row: number }

export type GridAction =
  | { readonly type: 'go'; readonly to: Place; readonly extend?: boolean; readonly keepHome?: boolean }
  | { readonly type: 'selectLines'; readonly from: number; readonly to: number }
  | { readonly type: 'write'; readonly cells: readonly Written[]; readonly joined?: boolean }
  | { readonly type: 'insert'; readonly row: number }
  | { readonly type: 'remove' }
  | { readonly type: 'duplicate' }
  | { readonly type: 'move'; readonly from: number; readonly to: number }
  | { readonly type: 'shift'; readonly by: 1 | -1 }
  | { readonly type: 'clear' }
  | { readonly type: 'fill' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'load'; readonly values: readonly Values[] }
  | { readonly type: 'columns'; readonly columns: readonly string[] }
  | { readonly type: 'search'; readonly search: Search | undefined }

export const selectionOf = ({ at, from }: GridState): Range => rangeOf(at, from)

/** Positions of the selected lines that are shown, without the empty one. */
export const selectedRows = (state: GridState): readonly number[] => {
  const { top, bottom } = selectionOf(state)
  return state.lines.slice(top, bottom + 1).flatMap((_, index) => (isVisible(state, top + index) ? [top + index] : []))
}

/** A grid of stored lines without history. */
export const gridOf = (values: readonly Values[], columns: readonly string[], adds = true, nextKey = 0): GridState => ({
  lines: values.map((line, index) => ({ key: nextKey + index, values: line })),
  columns,
  adds,
  at: { row: 0, column: 0 },
  from: { row: 0, column: 0 },
  home: 0,
  past: [],
  future: [],
  nextKey: nextKey + values.length,
})

/** The last line that can be active: the empty one, if there is one. */
export const lastRow = ({ lines, adds }: GridState): number => (adds ? lines.length : Math.max(0, lines.length - 1))

/** The nearest place that is shown. */
export const inside = (state: GridState, place: Place): Place => {
  const { row, column } = clamped(place, lastRow(state), state.columns.length)
  return { row: nearestVisibleRow(state, row, lastRow(state)), column }
}

/** Selects a single cell. */
export const withSelection = (state: GridState, to: Place): GridState => {
  const at = inside(state, to)
  return { ...state, at, from: at }
}
