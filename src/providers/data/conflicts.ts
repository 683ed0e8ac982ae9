import type { Json } from '../../model/entitySchema.ts'

export type Values = Readonly<Record<string, Json>>

/** Both changed the same fields: the API's 409 (`{ fields, base, mine, theirs }`), each side the full record as the user may read it. */
export interface Conflict {
  readonly resource: string
  readonly id: string
  readonly fields: readonly string[]
  readonly base: Values
  readonly mine: Values
  readonly theirs: Values
  /** Not the first time in this save: somebody was faster once more. */
  readonly again: boolean
}

export interface OpenConflict extends Conflict {
  /** The values to save for the fields in question, or undefined to leave everything as it is. */
  readonly answer: (choice: Values | undefined) => void
}

/** Stands between the data provider, which meets conflicts, and the dialog, which asks the user. One question at a time. */
export interface Conflicts {
  readonly ask: (conflict: Conflict) => Promise<Values | undefined>
  readonly current: () => OpenConflict | undefined
  readonly subscribe: (heard: () => void) => () => void
}

export const createConflicts = (): Conflicts => {
  const queue: OpenConflict[] = []
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const heard of listeners) heard()
  }
  return {
    ask: (conflict) =>
      new Promise((resolve) => {
        const open: OpenConflict = {
          ...conflict,
          answer: (choice) => {
            queue.splice(queue.indexOf(open), 1)
            tell()
            resolve(choice)
          },
        }
        queue.push(open)
        tell()
      }),
    current: () => queue[0],
    subscribe: (heard) => {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
  }
}
