import type { Cost } from '../../../src/server/auth/passwords/passwordCost.ts'

/** Replaces the real cost, which would take a tenth of the time of other tests. */
export const COST: Cost = { ln: 4, r: 8, p: 1 }
