import type { AnswerOf } from '../model/calls/callContract.ts'
import type { ownCalls } from './ownCalls.ts'

/** What decides whether somebody may bid, offer cars or withdraw money (`PRODUCT.md S6`, `S7`). */
export type Standing = AnswerOf<typeof ownCalls.standing>

/** Codes of `errors.*`. */
export type TrustProblem = 'emailUnverified' | 'firmPending' | 'firmSuspended'

/** All that is missing, what one can do oneself first. */
export const trustProblems = ({ emailVerified, firmState }: Standing): readonly TrustProblem[] => [
  ...(emailVerified ? [] : (['emailUnverified'] as const)),
  ...(firmState === 'pending' ? (['firmPending'] as const) : []),
  ...(firmState === 'suspended' ? (['firmSuspended'] as const) : []),
]
