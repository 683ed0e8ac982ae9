import type { Json } from '../../model/entitySchema.ts'
import { createPromptQueue, type Open, type PromptQueue } from './promptQueue.ts'

export type Values = Readonly<Record<string, Json>>

/** Concurrent changes of the same fields: the API's 409 (`{ fields, base, mine, theirs }`), with full records as the user may read them. */
interface Conflict {
  readonly resource: string
  readonly id: string
  readonly fields: readonly string[]
  readonly base: Values
  readonly mine: Values
  readonly theirs: Values
  /** Whether it is not the first conflict of this save: another user has saved again. */
  readonly again: boolean
}

interface Saved {
  readonly id?: unknown
  readonly _version?: unknown
}

/** PromptQueue whose answer is the values of the conflicting fields to save, or undefined to change nothing. */
export interface Conflicts extends PromptQueue<Conflict, Values | undefined> {
  /** Whether a saved record is as the other user of its last conflict had left it: nothing of the user's own was saved. */
  readonly isTheirs: (resource: string, record: Saved) => boolean
}

export type OpenConflict = Open<Conflict, Values | undefined>

export const createConflicts = (): Conflicts => {
  const queue = createPromptQueue<Conflict, Values | undefined>()
  /** Versions of the other users, by `resource/id`. */
  const answered = new Map<string, Json | undefined>()
  return {
    ...queue,
    ask: async (conflict) => {
      const answer = await queue.ask(conflict)
      answered.set(`${conflict.resource}/${conflict.id}`, conflict.theirs._version)
      return answer
    },
    isTheirs: (resource, { id, _version }) => _version !== undefined && answered.get(`${resource}/${String(id)}`) === _version,
  }
}
