import { type GridState, selectedRows, selectionOf, type Written, withSelection } from './gridState.ts'
import { changed } from './history.ts'
import { type Entry, type Line, type LineRules, withEntry } from './line.ts'
import { isVisible, visibleRowFrom } from './visibleLines.ts'

/** Appends blank lines until there are `count`. */
const extended = (state: GridState, count: number, rules: LineRules): GridState => {
  const lines = [...state.lines]
  let { nextKey } = state
  while (lines.length < count) {
    lines.push({ key: nextKey, values: rules.blank(lines) })
    nextKey += 1
  }
  return lines.length === state.lines.length ? state : { ...state, lines, nextKey }
}

const isEmptyText = (entry: Entry): boolean => 'value' in entry && (entry.value === null || entry.value === '')

/** Writes entries into writable cells; after the last line only non-empty entries add lines. */
export const write = (state: GridState, cells: readonly Written[], rules: LineRules, joined = false): GridState => {
  const allowed = cells.filter((cell) => rules.writable(cell.name, state.lines[cell.row]))
  const needed = Math.max(0, ...allowed.filter((cell) => !isEmptyText(cell)).map(({ row }) => row + 1))
  const longer = extended(state, needed, rules)
  const lines = [...longer.lines]
  for (const { row, ...entry } of allowed) {
    const line = lines[row]
    if (line) lines[row] = withEntry(line, entry)
  }
  const same = longer === state && lines.every((line, index) => line === state.lines[index])
  return same ? state : { ...changed(state, lines, joined), nextKey: longer.nextKey }
}

export const insert = (state: GridState, row: number, rules: LineRules): GridState => {
  const line: Line = { key: state.nextKey, values: rules.blank(state.lines) }
  return { ...changed(state, rules.inOrder(state.lines.toSpliced(row, 0, line))), nextKey: state.nextKey + 1 }
}

export const remove = (state: GridState): GridState => {
  const rows = new Set(selectedRows(state))
  const [first] = rows
  if (first === undefined) return state
  const lines = state.lines.filter((_, row) => !rows.has(row))
  return withSelection(changed(state, lines), { row: first, column: state.at.column })
}

export const duplicate = (state: GridState, rules: LineRules): GridState => {
  const rows = selectedRows(state)
  const last = rows.at(-1) ?? 0
  const known = [...state.lines]
  let { nextKey } = state
  const copies = rows
    .flatMap((row) => state.lines[row] ?? [])
    .map(({ values, unread }): Line => {
      const copy: Line = { key: nextKey, values: rules.copy(values, known), ...(unread && { unread }) }
      nextKey += 1
      known.push(copy)
      return copy
    })
  if (copies.length === 0) return state
  const next = { ...changed(state, rules.inOrder(state.lines.toSpliced(last + 1, 0, ...copies))), nextKey }
  const { left, right } = selectionOf(state)
  return { ...next, at: { row: last + 1, column: left }, from: { row: last + copies.length, column: right } }
}

/** Moves one line to the position of another. */
export const move = (state: GridState, from: number, to: number, rules: LineRules): GridState => {
  const line = state.lines[from]
  if (!line || from === to || state.lines[to] === undefined) return state
  const lines = rules.inOrder(state.lines.toSpliced(from, 1).toSpliced(to, 0, line))
  return withSelection(changed(state, lines), { row: to, column: state.at.column })
}

/** Moves all selected lines by one position; not among lines of a search, as they would pass hidden ones. */
export const shift = (state: GridState, by: 1 | -1, rules: LineRules): GridState => {
  const rows = selectedRows(state)
  const [first = 0, last = 0] = [rows[0], rows.at(-1)]
  const passed = by < 0 ? state.lines[first - 1] : state.lines[last + 1]
  if (!passed || rows.length === 0 || state.search) return state
  const block = state.lines.slice(first, last + 1)
  const lines = state.lines.toSpliced(Math.min(first, first + by), block.length + 1, ...(by < 0 ? [...block, passed] : [passed, ...block]))
  const moved = changed(state, rules.inOrder(lines))
  return {
    ...moved,
    at: { ...state.at, row: Math.min(state.at.row, last) + by },
    from: { ...state.from, row: Math.min(state.from.row, last) + by },
  }
}

const selectedNames = (state: GridState): readonly string[] => {
  const { left, right } = selectionOf(state)
  return state.columns.slice(left, right + 1)
}

export const clear = (state: GridState, rules: LineRules): GridState => {
  const cells = selectedRows(state).flatMap((row) => selectedNames(state).map((name): Written => ({ row, name, value: null })))
  return write(state, cells, rules)
}

const entryOf = ({ values, unread }: Line, name: string): Entry => {
  const text = unread?.[name]
  return text === undefined ? { name, value: values[name] ?? null } : { name, unread: text }
}

/** Copies the values of the first selected line to those below; with a single line selected, those of the line above it. */
export const fill = (state: GridState, rules: LineRules): GridState => {
  const { top, bottom } = selectionOf(state)
  const first = top === bottom ? visibleRowFrom(state, top, -1, top) : top
  const source = state.lines[first]
  if (!source) return state
  const rows = Array.from({ length: bottom - first }, (_, index) => first + 1 + index).filter((row) => isVisible(state, row))
  const cells = rows.flatMap((row) => selectedNames(state).map((name): Written => ({ row, ...entryOf(source, name) })))
  return write(state, cells, rules)
}
