import type { Line, Values } from '../core/line.ts'
import type { Editing } from './editing.ts'
import type { GridStore } from './gridStore.ts'
import { sameLines } from './sameLines.ts'

/** The lines with what stands in an input; on the line after the last, only where that is something. */
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

/** What a form has of a grid's lines: it gets the rest when a cell is done. */
export class FormCopy {
  /** Gives the form all lines. */
  onChange: (rows: readonly Values[]) => void = () => undefined
  /** Milliseconds after a change before the form gets to know it. */
  pause = 0
  private readonly store: GridStore
  private readonly editing: Editing
  private known: readonly Values[]
  private written: readonly Line[]
  /** The form has what stands in an input, though that may still be given up. */
  private drafted = false
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(store: GridStore, editing: Editing, known: readonly Values[]) {
    this.store = store
    this.editing = editing
    this.known = known
    this.written = store.state.lines
  }

  /** The form gets the lines as they are now. */
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

  /** Whether lines have changed, or an input was given up, since this was asked last. */
  hasChanged(): boolean {
    const { store, written } = this
    const isGivenUp = this.drafted && store.editing === undefined
    this.written = store.state.lines
    return this.written !== written || isGivenUp
  }

  /** Lines from elsewhere: another record, what was saved, what others changed. */
  load(rows: readonly Values[]): void {
    if (sameLines(rows, this.known)) return
    this.known = rows
    this.store.dispatch({ type: 'load', values: rows })
    this.written = this.store.state.lines
  }
}
