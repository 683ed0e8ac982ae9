import type { Json } from '../../../../model/entitySchema.ts'
import type { Entry } from '../core/line.ts'
import { type CellId, cellId } from './cellState.ts'
import type { GridStore } from './gridStore.ts'

/** The form of one cell's input. */
export interface Session {
  readonly value: () => Json
  /** Blurs the input: some inputs take their text on blur. */
  readonly blur: () => void
  /** Whether the input has text. */
  readonly hasText: () => boolean
  /** Functions that resolve pending text to values; they resolve to text that could not be parsed, or to undefined. */
  readonly pending: () => readonly (() => Promise<string | undefined>)[]
}

/** Controls the inputs of cells, and writes their values into lines. */
export class Editing {
  private readonly store: GridStore
  private readonly sessions = new Map<string, Session>()
  private readonly work = new Set<Promise<void>>()

  constructor(store: GridStore) {
    this.store = store
  }

  /** Shows the input of the active cell. Returns false if the cell is read-only. */
  begin(): boolean {
    const { store } = this
    const cell = store.active()
    if (!store.isWritable(store.state.at.row, cell.name) || store.settling.has(cellId(cell))) return false
    store.editing = cell
    store.notify()
    return true
  }

  attach(cell: CellId, session: Session): () => void {
    this.sessions.set(cellId(cell), session)
    return () => {
      if (this.sessions.get(cellId(cell)) === session) this.sessions.delete(cellId(cell))
    }
  }

  /** Closes the input and discards its text. */
  cancel(): void {
    if (this.store.editing === undefined) return
    this.store.editing = undefined
    this.store.notify()
  }

  /** Writes the input's value. If its text is still being resolved, the input stays mounted until then, and the user can continue elsewhere. */
  commit(): void {
    const { store } = this
    const cell = store.editing
    if (cell === undefined) return
    const session = this.sessions.get(cellId(cell))
    store.editing = undefined
    session?.blur()
    const pending = session?.pending() ?? []
    if (session === undefined || pending.length === 0 || !session.hasText()) {
      if (session) this.put(cell, { name: cell.name, value: session.value() })
      store.notify()
      return
    }
    this.settle(cell, session, pending)
    store.notify()
  }

  /** Resolves when all typed values are written. */
  async settled(): Promise<void> {
    while (this.work.size > 0) await Promise.all(this.work)
  }

  /** Value of the open input, not yet written to the line. */
  draft(): { readonly cell: CellId; readonly value: Json } | undefined {
    const cell = this.store.editing
    const session = cell && this.sessions.get(cellId(cell))
    return session && { cell, value: session.value() }
  }

  private settle(cell: CellId, session: Session, pending: ReturnType<Session['pending']>): void {
    const { store } = this
    const id = cellId(cell)
    const isNew = cell.key === store.state.nextKey
    if (isNew) store.dispatch({ type: 'insert', row: store.state.lines.length })
    store.settling.add(id)
    const finish = async (): Promise<void> => {
      // Inputs settle after their blur event.
      await new Promise((resolve) => setTimeout(resolve))
      const texts = await Promise.all(pending.map((one) => one()))
      const unread = texts.find((text) => text !== undefined)
      store.settling.delete(id)
      this.put(cell, unread === undefined ? { name: cell.name, value: session.value() } : { name: cell.name, unread }, isNew)
      store.notify()
    }
    const work = finish().finally(() => this.work.delete(work))
    this.work.add(work)
  }

  private put(cell: CellId, entry: Entry, joined = false): void {
    const row = this.store.rowOf(cell.key)
    const kept = 'value' in entry && entry.value === null && this.store.lineAt(row)?.unread?.[entry.name] !== undefined
    if (row >= 0 && !kept) this.store.dispatch({ type: 'write', cells: [{ row, ...entry }], joined })
  }
}
