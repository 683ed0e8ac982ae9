import { HOUSE_FIRM } from '../../../../schemas/parts/tenancy.ts'

/** A record that belongs, or will belong, to a firm. */
export interface FirmOwned {
  readonly firm?: string | null
}

/** The firm of a record (`PRODUCT.md S6`); empty if it has none yet. */
export const firmOf = ({ firm }: FirmOwned): string => firm ?? ''

/** Filter for rows of a shared entity that a firm uses: its own and the house's. */
export const sharedWith = (firm: string): { readonly firm: string | readonly string[] } => ({
  firm: firm === HOUSE_FIRM ? HOUSE_FIRM : [firm, HOUSE_FIRM],
})

/** The firm's own records; if it has none, those of the house. */
export function ownElseHouse<T extends FirmOwned>(records: readonly T[], firm: string): readonly T[] {
  const own = records.filter((record) => record.firm === firm)
  return own.length > 0 ? own : records
}
