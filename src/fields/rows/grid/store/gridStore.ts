import type { CellHint, ComputedValue } from '../../../fieldView.ts'
import { gridReducer } from '../core/gridReducer.ts'
import { type GridAction, type GridState, gridOf, selectionOf } from '../core/gridState.ts'
import type { Line, LineRules, Values } from '../core/line.ts'
import { isInside, type Place } from '../core/selection.ts'
import { isVisible } from '../core/visibleLines.ts'
import { type CellId, type CellState, cellId, isSameState, type LineComputed, type LineErrors, type LineHints } from './cellState.ts'

export interface GridFacts extends LineRules {
  /** Whether the field applies to a line with these values. */
  readonly applies: (name: string, values: Values) => boolean
  /** The number of a line in the field that counts them. */
  readonly numberOf: (values: Values) => number | undefined
  /** Names of the fields with typed values. */
  readonly entered: (values: Values) => readonly string[]
}

const isSameComputed = (one: ComputedValue, other: ComputedValue): boolean => one.value === other.value && one.reason === other.reason

const isSameHint = (one: CellHint, other: CellHint): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Reuses equal objects, so that their cells do not render. */
const kept = <T>(
  before: Readonly<Record<string, T>> | undefined,
  next: Readonly<Record<string, T>>,
  isSame: (one: T, other: T) => boolean,
): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(next).map(([name, one]) => {
      const last = before?.[name]
      return [name, last !== undefined && isSame(last, one) ? last : one]
    }),
  )

/** State of a grid outside of React; each cell subscribes to its own content. */
export class GridStore {
  readonly facts: GridFacts
  state: GridState
  /** The cell whose input has the focus. */
  editing: CellId | undefined
  /** Cells whose text is still being resolved to a value. */
  readonly settling = new Set<string>()
  /** Whether the focus is inside the grid. */
  focused = false
  /** The last notice. */
  notice = ''
  /** Key of the line that the user has begun and not left yet: its empty fields are not errors yet. */
  private begun: number | undefined
  /** Searches the lines; set while they are searchable. */
  find: ((text: string) => void) | undefined
  private readonly reduce: (state: GridState, action: GridAction) => GridState
  private readonly listeners = new Set<() => void>()
  private readonly cells = new Map<string, CellState>()
  private errors: ReadonlyMap<number, LineErrors> = new Map()
  private computed: ReadonlyMap<number, LineComputed> = new Map()
  private shown: { readonly lines: readonly Line[]; readonly rows: readonly Values[] } | undefined
  private entered: { readonly lines: readonly Line[]; readonly names: string } | undefined
  private hints: ReadonlyMap<number, LineHints> = new Map()

  constructor(facts: GridFacts, values: readonly Values[], columns: readonly string[], adds: boolean) {
    this.facts = facts
    this.reduce = gridReducer(facts)
    this.state = gridOf(values, columns, adds)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  readonly snapshot = (): GridState => this.state

  notify(): void {
    for (const listener of [...this.listeners]) listener()
  }

  dispatch(action: GridAction): void {
    const next = this.reduce(this.state, action)
    if (next === this.state) return
    if (next.lines !== this.state.lines) this.forget(next.lines)
    this.begun = this.begunIn(next, action)
    const { search } = this.state
    this.state = next
    if (action.type === 'load' && search) this.find?.(search.text)
    this.notify()
  }

  /** Goes to a cell, which a search may have hidden. */
  reveal(to: Place): void {
    if (!isVisible(this.state, to.row)) this.dispatch({ type: 'search', search: undefined })
    this.dispatch({ type: 'go', to })
  }

  private begunIn(next: GridState, { type }: GridAction): number | undefined {
    const added = next.lines.filter(({ key }) => key >= this.state.nextKey)
    const [only] = added
    const key = only && added.length === 1 && type !== 'load' ? only.key : this.begun
    const left = next.at.row !== this.state.at.row && next.lines[next.at.row]?.key !== key
    return left ? undefined : key
  }

  /** The user has left the line, or tries to save: from then on its empty fields are errors. */
  endLine(): void {
    if (this.begun === undefined) return
    this.begun = undefined
    this.notify()
  }

  private errorsOf({ key, values }: Line): LineErrors | undefined {
    const errors = this.errors.get(key)
    if (errors === undefined || key !== this.begun) return errors
    const shown = Object.entries(errors).filter(([name]) => (values[name] ?? '') !== '')
    return shown.length === 0 ? undefined : Object.fromEntries(shown)
  }

  lineAt(row: number): Line | undefined {
    return this.state.lines[row]
  }

  /** Number of a line as shown: its own, else its position. */
  numberAt(row: number): number {
    const line = this.lineAt(row)
    return (line && this.facts.numberOf(line.values)) ?? row + 1
  }

  /** Values of all lines; a stable array until one changes. */
  rows(): readonly Values[] {
    const { lines } = this.state
    if (this.shown?.lines !== lines) this.shown = { lines, rows: lines.map(({ values }) => values) }
    return this.shown.rows
  }

  /** Key of a line, including the empty one after the last. */
  keyAt(row: number): number {
    return this.lineAt(row)?.key ?? this.state.nextKey
  }

  /** Position of a line, including the empty one after the last. */
  rowOf(key: number): number {
    const found = this.state.lines.findIndex((line) => line.key === key)
    return found < 0 && key === this.state.nextKey ? this.state.lines.length : found
  }

  /** The active cell. */
  active(): CellId {
    const { at, columns } = this.state
    return { key: this.keyAt(at.row), name: columns[at.column] ?? '' }
  }

  isWritable(row: number, name: string): boolean {
    return this.facts.writable(name, this.lineAt(row))
  }

  /** Notifies all listeners, also those outside the grid. */
  say(notice: string): void {
    this.notice = notice
    this.notify()
  }

  setErrors(byRow: readonly (LineErrors | undefined)[]): void {
    this.errors = new Map(this.state.lines.flatMap(({ key }, row) => (byRow[row] ? [[key, byRow[row]] as const] : [])))
    this.notify()
  }

  setFocused(focused: boolean): void {
    if (this.focused === focused) return
    this.focused = focused
    this.notify()
  }

  /** Comma-separated names of the fields with a typed value in any line. */
  enteredFields(): string {
    const { lines } = this.state
    if (this.entered?.lines !== lines) {
      const names = [...new Set(lines.flatMap(({ values }) => this.facts.entered(values)))].toSorted()
      this.entered = { lines, names: names.join() }
    }
    return this.entered.names
  }

  /** Comma-separated names of the fields with an error in any line. */
  wrongFields(): string {
    const names = this.state.lines.flatMap((line) => [...Object.keys(this.errorsOf(line) ?? {}), ...Object.keys(line.unread ?? {})])
    return [...new Set(names)].join()
  }

  /** The first cell with an error. */
  firstWrong(): { readonly row: number; readonly column: number } | undefined {
    const row = this.state.lines.findIndex((one) => one.unread !== undefined || this.errorsOf(one) !== undefined)
    const line = this.lineAt(row)
    if (line === undefined) return undefined
    const wrong = { ...line.unread, ...this.errorsOf(line) }
    return {
      row,
      column: Math.max(
        0,
        this.state.columns.findIndex((name) => name in wrong),
      ),
    }
  }

  setComputed(byRow: readonly LineComputed[], hints: readonly LineHints[] = []): void {
    const { lines } = this.state
    this.computed = new Map(lines.map(({ key }, row) => [key, kept(this.computed.get(key), byRow[row] ?? {}, isSameComputed)]))
    this.hints = new Map(lines.map(({ key }, row) => [key, kept(this.hints.get(key), hints[row] ?? {}, isSameHint)]))
    this.notify()
  }

  cellAt(row: number, name: string): CellState {
    const id = cellId({ key: this.keyAt(row), name })
    const next = this.stateOf(row, name)
    const last = this.cells.get(id)
    if (last !== undefined && isSameState(last, next)) return last
    this.cells.set(id, next)
    return next
  }

  private stateOf(row: number, name: string): CellState {
    const line = this.lineAt(row)
    const key = this.keyAt(row)
    const { at, columns } = this.state
    const column = columns.indexOf(name)
    const active = at.row === row && at.column === column
    const edited = this.editing?.key === key && this.editing.name === name
    return {
      value: line?.values[name],
      unread: line?.unread?.[name],
      error: line && this.errorsOf(line)?.[name],
      computed: this.computed.get(key)?.[name],
      hint: this.hints.get(key)?.[name],
      absent: line !== undefined && !this.facts.applies(name, line.values),
      writable: this.isWritable(row, name),
      active,
      selected: isInside(selectionOf(this.state), row, column),
      input: edited ? 'editing' : this.settling.has(cellId({ key, name })) ? 'settling' : 'none',
      focused: active && this.focused && this.editing === undefined,
    }
  }

  private forget(lines: readonly Line[]): void {
    if (this.cells.size < 4 * lines.length * this.state.columns.length + 1000) return
    this.cells.clear()
  }
}
