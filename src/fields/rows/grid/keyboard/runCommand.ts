import type { Json } from '../../../../model/entitySchema.ts'
import { lastRow } from '../core/gridState.ts'
import type { Place } from '../core/selection.ts'
import { isVisible, visibleRowFrom } from '../core/visibleLines.ts'
import type { Editing } from '../store/editing.ts'
import type { GridStore } from '../store/gridStore.ts'
import type { Command } from './commandOf.ts'

/** Environment of commands. */
export interface CommandTarget {
  readonly store: GridStore
  readonly editing: Editing
  /** Number of visible lines. */
  readonly page: () => number
  /** The next value of a cell without an input; undefined if it needs one. */
  readonly flip: (name: string, value: Json | undefined) => Json | undefined
  readonly widen: (name: string, by: 1 | -1) => void
  /** Renders the input synchronously, so that it receives the pressed key. */
  readonly begin: () => boolean
  /** Focuses the search in the lines. Returns false if there is none. */
  readonly find: () => boolean
}

const go = ({ store }: CommandTarget, to: Place, extend = false): boolean => {
  store.dispatch({ type: 'go', to, extend })
  return true
}

/** The shown line that is `by` lines away. */
const rowFrom = ({ store: { state } }: CommandTarget, by: number): number => visibleRowFrom(state, state.at.row, by, lastRow(state))

/** The next writable cell in reading order. */
const nextOpen = ({ store }: CommandTarget, back: boolean): Place | undefined => {
  const { at, columns } = store.state
  const last = lastRow(store.state)
  const step = back ? -1 : 1
  for (let row = at.row, column = at.column + step; row >= 0 && row <= last; row += step, column = back ? columns.length - 1 : 0) {
    if (!isVisible(store.state, row)) continue
    for (; column >= 0 && column < columns.length; column += step) if (store.isWritable(row, columns[column] ?? '')) return { row, column }
  }
  return undefined
}

const tab = (target: CommandTarget, back: boolean): boolean => {
  target.editing.commit()
  const to = nextOpen(target, back)
  if (to === undefined) return false
  const sameLine = to.row === target.store.state.at.row
  target.store.dispatch({ type: 'go', to, keepHome: sameLine })
  return true
}

const enter = (target: CommandTarget, back: boolean): boolean => {
  const { store, editing } = target
  editing.commit()
  return go(target, { row: rowFrom(target, back ? -1 : 1), column: store.state.home })
}

const insert = (target: CommandTarget): boolean => {
  const { store, editing } = target
  editing.commit()
  const { at, lines, adds, home } = store.state
  if (!adds) return true
  const row = Math.min(at.row + 1, lines.length)
  store.dispatch({ type: 'insert', row })
  return go(target, { row, column: home })
}

const edge = (target: CommandTarget, { of, end, extend }: Extract<Command, { do: 'edge' }>): boolean => {
  const { at, lines, columns } = target.store.state
  const row = of === 'line' ? at.row : end ? lines.length : 0
  return go(target, { row, column: end ? columns.length - 1 : 0 }, extend)
}

const flip = (target: CommandTarget): boolean => {
  const { store } = target
  const { name } = store.active()
  const { row } = store.state.at
  const value = target.flip(name, store.lineAt(row)?.values[name])
  if (value === undefined) {
    target.begin()
    return false
  }
  store.dispatch({ type: 'write', cells: [{ row, name, value }] })
  return true
}

const edit = (target: CommandTarget): boolean => {
  const { name } = target.store.active()
  return target.flip(name, undefined) === undefined ? target.begin() : flip(target)
}

const type = (target: CommandTarget): boolean => {
  if (target.flip(target.store.active().name, undefined) === undefined) target.begin()
  return false
}

const all = (target: CommandTarget): boolean => {
  const { lines, columns } = target.store.state
  go(target, { row: 0, column: 0 })
  return go(target, { row: lines.length - 1, column: columns.length - 1 }, true)
}

const travel = (target: CommandTarget, command: Command): boolean | undefined => {
  const { store } = target
  const { at, lines } = store.state
  switch (command.do) {
    case 'step':
      return go(target, { row: rowFrom(target, command.rows), column: at.column + command.columns }, command.extend)
    case 'page':
      return go(target, { row: rowFrom(target, command.by * target.page()), column: at.column }, command.extend)
    case 'jump':
      return go(target, { row: command.by > 0 ? lines.length - 1 : 0, column: at.column }, command.extend)
    case 'edge':
      return edge(target, command)
    case 'tab':
      return tab(target, command.back)
    case 'enter':
      return enter(target, command.back)
    case 'all':
      return all(target)
    default:
      return undefined
  }
}

/** Runs a command. Returns false if the key should keep its default effect. */
export const runCommand = (target: CommandTarget, command: Command): boolean => {
  const { store, editing } = target
  const travelled = travel(target, command)
  if (travelled !== undefined) return travelled
  switch (command.do) {
    case 'type':
      return type(target)
    case 'flip':
      return flip(target)
    case 'edit':
      return edit(target)
    case 'cancel':
      editing.cancel()
      return true
    case 'insert':
      return insert(target)
    case 'find':
      return target.find()
    case 'widen':
      target.widen(store.active().name, command.by)
      return true
    case 'shift':
      store.dispatch({ type: 'shift', by: command.by })
      return true
    case 'fill':
    case 'clear':
    case 'undo':
    case 'redo':
    case 'duplicate':
    case 'remove':
      if (store.state.adds) store.dispatch({ type: command.do })
      return true
    default:
      return false
  }
}
