/** One write of a record: `version` is what it made (of a deletion, one more than the record had). */
export interface RecordWrite {
  readonly entity: string
  readonly id: string
  readonly version: number
  readonly action: 'create' | 'edit' | 'delete'
}

/** What Ctrl+Z undoes: a write, or a job by its id. */
export type Undoable = RecordWrite | { readonly job: string }

/** Keeps the latest write that can be undone, for ten minutes or until the next one. */
export interface UndoOffer {
  readonly offer: (undoable: Undoable) => void
  readonly forget: () => void
  readonly current: () => Undoable | undefined
  readonly subscribe: (listener: () => void) => () => void
}

const UNDO_MS = 10 * 60_000

export const createUndoOffer = (): UndoOffer => {
  const listeners = new Set<() => void>()
  let current: Undoable | undefined
  let ending: ReturnType<typeof setTimeout> | undefined
  const set = (next: Undoable | undefined) => {
    clearTimeout(ending)
    if (next) ending = setTimeout(() => set(undefined), UNDO_MS)
    current = next
    for (const listener of listeners) listener()
  }
  return {
    offer: set,
    forget: () => current && set(undefined),
    current: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
