import { type GridState, withSelection } from './gridState.ts'
import type { Line } from './line.ts'

/** Maximum number of undo steps. */
const MAX_STEPS = 200

/** Replaces the lines and adds an undo step; if `joined`, extends the last step. */
export const changed = (state: GridState, lines: readonly Line[], joined = false): GridState => {
  if (lines === state.lines) return state
  const past = joined && state.past.length > 0 ? state.past : [...state.past, state.lines].slice(-MAX_STEPS)
  return { ...state, lines, past, future: [] }
}

/** The first line that differs, to scroll an undone change into view. */
const firstDifference = (before: readonly Line[], after: readonly Line[]): number => {
  const found = after.findIndex((line, index) => line !== before[index])
  return found < 0 ? Math.min(after.length, before.length) : found
}

const travelled = (state: GridState, lines: readonly Line[] | undefined, rest: Pick<GridState, 'past' | 'future'>): GridState => {
  if (lines === undefined) return state
  const row = firstDifference(state.lines, lines)
  return withSelection({ ...state, ...rest, lines }, { row, column: state.at.column })
}

export const undone = (state: GridState): GridState =>
  travelled(state, state.past.at(-1), { past: state.past.slice(0, -1), future: [...state.future, state.lines] })

export const redone = (state: GridState): GridState =>
  travelled(state, state.future.at(-1), { past: [...state.past, state.lines], future: state.future.slice(0, -1) })
