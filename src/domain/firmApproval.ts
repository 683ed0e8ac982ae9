import type { EntityMap } from '../model/entityMap.ts'

/** What an Admin looks at before a firm may trade (`PRODUCT.md S6`), by field, in the order of the form. */
const NEEDED_FOR_APPROVAL = [
  'address',
  'city',
  'country',
  'taxNo',
  'email',
  'phone',
] as const satisfies readonly (keyof EntityMap['firms'])[]

export type NeededForApproval = (typeof NEEDED_FOR_APPROVAL)[number]

/** Which of these a firm still has to fill in. */
export const missingForApproval = (firm: Readonly<Record<string, unknown>>): readonly NeededForApproval[] =>
  NEEDED_FOR_APPROVAL.filter((name) => (firm[name] ?? '') === '')
