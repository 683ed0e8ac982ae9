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

/** PromptQueue whose answer is the values of the conflicting fields to save, or undefined to change nothing. */
export type Conflicts = PromptQueue<Conflict, Values | undefined>
export type OpenConflict = Open<Conflict, Values | undefined>

export const createConflicts = (): Conflicts => createPromptQueue()
