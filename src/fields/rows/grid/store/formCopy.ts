import type { Json } from '../../../../model/entitySchema.ts'
import type { Line, Values } from '../core/line.ts'
import type { Editing } from './editing.ts'
import type { GridStore } from './gridStore.ts'

const isSameValue = (one: Json | undefined, other: Json | undefined): boolean =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))

const isSameLine = (one: Values, other: Values): boolean =>
  one === other ||
  (Object.keys(one).length === Object.keys(other).length && Object.keys(one).every((name) => isSameValue(one[name], other[name])))

const sameLines = (one: readonly Values[], other: readonly Values[]): boolean =>
  one === other || (one.length === other.length && one.every((line, index) => isSameLine(line, other[index] ?? {})))

/** The lines including the open input's value; on the empty line only a non-empty value. */
const withDraft = (store: GridStore, draft: ReturnType<Editing['draft']>): readonly Values[] => {
  const rows = store.state.lines.map(({ values }) => values)
  if (draft === undefined) return rows
  const { cell, value } = draft
  const row = store.rowOf(cell.key)
  const isNew = row === rows.length && (value ?? '') !== ''
  const line = rows[row] ?? (isNew ? store.facts.blank(store.state.lines) : undefined)
  if (line && (line[cell.name] ?? null) !== value) rows[row] = { ...line, [cell.name]: value }
  return rows
}

/** Synchronises a grid's lines with the form, which gets changes when a cell is committed. */
export class FormCopy {
  /** Passes all lines to the form. */
  onChange: (rows: readonly Values[]) => void = () => undefined
  /** Milliseconds between a change and its write to the form. */
  pause = 0
  private readonly store: GridStore
  private readonly editing: Editing
  private known: readonly Values[]
  private written: readonly Line[]
  /** Whether the form has the value of an open input, which may still be cancelled. */
  private drafted = false
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(store: GridStore, editing: Editing, known: readonly Values[]) {
    this.store = store
    this.editing = editing
    this.known = known
    this.written = store.state.lines
  }

  /** Writes the current lines to the form. */
  write(): void {
    clearTimeout(this.timer)
    this.written = this.store.state.lines
    const draft = this.editing.draft()
    this.drafted = draft !== undefined
    const rows = withDraft(this.store, draft)
    if (sameLines(rows, this.known)) return
    this.known = rows
    this.onChange(rows)
  }

  later(work: () => void): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(work, this.pause)
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  /** Whether lines have changed, or an input was cancelled, since the last call. */
  hasChanged(): boolean {
    const { store, written } = this
    const isGivenUp = this.drafted && store.editing === undefined
    this.written = store.state.lines
    return this.written !== written || isGivenUp
  }

  /** Loads lines from the form: of another record, after a save, or changed by others. */
  load(rows: readonly Values[]): void {
    if (sameLines(rows, this.known)) return
    this.known = rows
    this.store.dispatch({ type: 'load', values: rows })
    this.written = this.store.state.lines
  }
}
