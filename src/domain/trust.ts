import type { AnswerOf } from '../model/calls/callContract.ts'
import type { ownCalls } from './ownCalls.ts'

/** Conditions for bidding, offering cars or withdrawing money (`PRODUCT.md S6`, `S7`). */
export type Standing = AnswerOf<typeof ownCalls.standing>

/** Codes of `errors.*`. */
export type TrustProblem = 'emailUnverified' | 'firmPending' | 'firmSuspended'

/** All missing conditions, those that the user can fix first. */
export const trustProblems = ({ emailVerified, firmState }: Standing): readonly TrustProblem[] => [
  ...(emailVerified ? [] : (['emailUnverified'] as const)),
  ...(firmState === 'pending' ? (['firmPending'] as const) : []),
  ...(firmState === 'suspended' ? (['firmSuspended'] as const) : []),
]
