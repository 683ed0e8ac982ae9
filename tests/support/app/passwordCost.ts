import type { Cost } from '../../../src/server/auth/passwords/passwordCost.ts'

/** In place of the real one, which tests of other things would spend a tenth of their time on. */
export const COST: Cost = { ln: 4, r: 8, p: 1 }
