import { HOUSE_FIRM } from '../../../../schemas/parts/tenancy.ts'

/** A record that belongs to a firm, or will. */
export interface OfFirm {
  readonly firm?: string | null
}

/** The firm that a record belongs to (`PRODUCT.md S6`); empty for one that has none yet. */
export const firmOf = ({ firm }: OfFirm): string => firm ?? ''

/** Rows of a shared entity that count for a firm: its own and the house's. */
export const sharedWith = (firm: string): { readonly firm: string | readonly string[] } => ({
  firm: firm === HOUSE_FIRM ? HOUSE_FIRM : [firm, HOUSE_FIRM],
})

/** The firm's own records, or where it has none those of the house. */
export function ownFirst<T extends OfFirm>(records: readonly T[], firm: string): readonly T[] {
  const own = records.filter((record) => record.firm === firm)
  return own.length > 0 ? own : records
}
