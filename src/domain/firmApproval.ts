import type { EntityMap } from '../model/entityMap.ts'

/** Fields that a firm needs for approval (`PRODUCT.md S6`), in the order of the form. */
const NEEDED_FOR_APPROVAL = [
  'address',
  'city',
  'country',
  'taxNo',
  'email',
  'phone',
] as const satisfies readonly (keyof EntityMap['firms'])[]

export type NeededForApproval = (typeof NEEDED_FOR_APPROVAL)[number]

/** Those that are empty in a firm. */
export const missingForApproval = (firm: Readonly<Record<string, unknown>>): readonly NeededForApproval[] =>
  NEEDED_FOR_APPROVAL.filter((name) => (firm[name] ?? '') === '')
