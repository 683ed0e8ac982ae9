import { clear, duplicate, fill, insert, move, remove, shift, write } from './changes.ts'
import { type GridAction, type GridState, gridOf, inside, withSelection } from './gridState.ts'
import { redone, undone } from './history.ts'
import type { LineRules } from './line.ts'
import type { Place } from './selection.ts'

const go = (state: GridState, to: Place, extend = false, keepHome = false): GridState => {
  const at = inside(state, to)
  return { ...state, at, from: extend ? state.from : at, home: keepHome || extend ? state.home : at.column }
}

const selectLines = (state: GridState, from: number, to: number): GridState => ({
  ...state,
  at: inside(state, { row: to, column: 0 }),
  from: inside(state, { row: from, column: state.columns.length - 1 }),
})

/** Replaces the columns; the active one stays active if it still exists. */
const withColumns = (state: GridState, columns: readonly string[]): GridState => {
  const placeOf = (column: number): number => Math.max(0, columns.indexOf(state.columns[column] ?? ''))
  const at = { ...state.at, column: placeOf(state.at.column) }
  return { ...state, columns, at, from: at, home: placeOf(state.home) }
}

/** The grid after an action; the same object if nothing changes. */
export const gridReducer =
  (rules: LineRules) =>
  (state: GridState, action: GridAction): GridState => {
    switch (action.type) {
      case 'go':
        return go(state, action.to, action.extend, action.keepHome)
      case 'selectLines':
        return selectLines(state, action.from, action.to)
      case 'write':
        return write(state, action.cells, rules, action.joined)
      case 'insert':
        return insert(state, action.row, rules)
      case 'remove':
        return remove(state)
      case 'duplicate':
        return duplicate(state, rules)
      case 'move':
        return move(state, action.from, action.to, rules)
      case 'shift':
        return shift(state, action.by, rules)
      case 'clear':
        return clear(state, rules)
      case 'fill':
        return fill(state, rules)
      case 'undo':
        return undone(state)
      case 'redo':
        return redone(state)
      case 'load':
        return withSelection({ ...gridOf(action.values, state.columns, state.adds, state.nextKey), home: state.home }, state.at)
      case 'columns':
        return withColumns(state, action.columns)
      case 'search':
        return withSelection({ ...state, search: action.search }, state.at)
    }
  }
