import type { Exactly } from '../entityMap.ts'

/**
 * A record, draft or row with other values. All of them must be properties of it: in a literal that spreads the record (`{ ...record, name }`) TypeScript
 * accepts names that the record lacks.
 */
export const withValues = <R extends object, V extends Partial<R>>(record: R, values: Exactly<V, R>): R => ({ ...record, ...values })
