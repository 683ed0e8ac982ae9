import type { EntityMap } from '../model/entityMap.ts'

/** What decides whether somebody may bid, offer cars or withdraw money (`PRODUCT.md S7`). */
export interface Standing {
  readonly emailVerified: boolean
  /** State of their firm (`PRODUCT.md S6`). */
  readonly firmState: EntityMap['firms']['state']
}

/** Codes of `errors.*`. */
export type TrustProblem = 'emailUnverified' | 'firmPending' | 'firmSuspended'

/** All that is missing, what one can do oneself first. */
export const trustProblems = ({ emailVerified, firmState }: Standing): readonly TrustProblem[] => [
  ...(emailVerified ? [] : (['emailUnverified'] as const)),
  ...(firmState === 'pending' ? (['firmPending'] as const) : []),
  ...(firmState === 'suspended' ? (['firmSuspended'] as const) : []),
]
