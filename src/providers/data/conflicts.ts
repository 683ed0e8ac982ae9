import type { Json } from '../../model/entitySchema.ts'
import { createQuestions, type Open, type Questions } from './questions.ts'

export type Values = Readonly<Record<string, Json>>

/** Both changed the same fields: the API's 409 (`{ fields, base, mine, theirs }`), each side the full record as the user may read it. */
interface Conflict {
  readonly resource: string
  readonly id: string
  readonly fields: readonly string[]
  readonly base: Values
  readonly mine: Values
  readonly theirs: Values
  /** Not the first conflict in this save: another user saved again. */
  readonly again: boolean
}

/** Answered by the values to save for the conflicting fields, or by undefined to change nothing. */
export type Conflicts = Questions<Conflict, Values | undefined>
export type OpenConflict = Open<Conflict, Values | undefined>

export const createConflicts = (): Conflicts => createQuestions()
