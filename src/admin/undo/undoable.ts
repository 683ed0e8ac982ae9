/** One write of a record: `version` is what it made (of a deletion, one more than the record had). */
export interface RecordWrite {
  readonly entity: string
  readonly id: string
  readonly version: number
  readonly action: 'create' | 'edit' | 'delete'
}

/** What Ctrl+Z undoes: a write, or a job by its id. */
export type Undoable = RecordWrite | { readonly job: string }

interface UndoState {
  /** What Ctrl+Z undoes next. */
  readonly next: Undoable | undefined
  /** What is being undone; of the undo of a job, the job that undoes it. */
  readonly running: Undoable | undefined
  /** How many undos were asked for while one runs. */
  readonly waiting: number
}

/** Keeps the writes that can be undone, each for ten minutes or until a write that can't be. One is undone at a time; others wait for it. */
export interface UndoOffer {
  readonly offer: (undoable: Undoable) => void
  /** Ends the offer before a request that may write. If its result can be undone, it is offered above those before. */
  readonly forget: () => void
  /** Offers again what was offered before, after a request that has written nothing. */
  readonly keep: () => void
  /** Takes a write from those that are offered, and undoes it; `begin` with the job that does so follows. */
  readonly begin: (undoable: Undoable) => void
  /** Ends the undo, if it still runs. Undos that wait follow if it succeeded. */
  readonly end: (undoable: Undoable, succeeded: boolean) => void
  /** Undoes the one before once the running undo has ended; answers false if there is none. */
  readonly wait: () => boolean
  readonly current: () => UndoState
  readonly subscribe: (listener: () => void) => () => void
}

const UNDO_MS = 10 * 60_000

const isSame = (one: Undoable, other: Undoable | undefined): boolean =>
  one === other || ('job' in one && other !== undefined && 'job' in other && one.job === other.job)

export const createUndoOffer = (): UndoOffer => {
  const listeners = new Set<() => void>()
  const endings = new Map<Undoable, ReturnType<typeof setTimeout>>()
  let isWriting = false
  let state: UndoState = { next: undefined, running: undefined, waiting: 0 }
  const set = (changes: Partial<UndoState>) => {
    const next = isWriting ? undefined : [...endings.keys()].at(-1)
    const changed = { ...state, ...changes, next }
    state = { ...changed, waiting: next ? changed.waiting : 0 }
    for (const listener of listeners) listener()
  }
  const drop = (undoable: Undoable) => {
    for (const [offered, ending] of endings) {
      if (!isSame(undoable, offered)) continue
      clearTimeout(ending)
      endings.delete(offered)
    }
  }
  const expire = (undoable: Undoable) => {
    drop(undoable)
    set({})
  }
  return {
    offer: (undoable) => {
      // A report that is shown again offers its job again.
      if (!isWriting && [...endings.keys()].some((offered) => isSame(undoable, offered))) return
      drop(undoable)
      isWriting = false
      endings.set(
        undoable,
        setTimeout(() => expire(undoable), UNDO_MS),
      )
      set({})
    },
    forget: () => {
      // The write before was not offered: those before it can't be undone alone.
      if (isWriting) for (const offered of [...endings.keys()]) drop(offered)
      isWriting = true
      set({})
    },
    keep: () => {
      isWriting = false
      set({})
    },
    begin: (undoable) => {
      drop(undoable)
      isWriting = false
      set({ running: undoable, waiting: state.running ? state.waiting : Math.max(0, state.waiting - 1) })
    },
    end: (undoable, succeeded) => {
      if (isSame(undoable, state.running)) set({ running: undefined, waiting: succeeded ? state.waiting : 0 })
    },
    wait: () => {
      if (state.waiting >= endings.size || !state.next) return false
      set({ waiting: state.waiting + 1 })
      return true
    },
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
