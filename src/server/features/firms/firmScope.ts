import { HOUSE_FIRM } from '../../../../schemas/parts/tenancy.ts'
import type { Values } from '../../db/repository/repository.ts'
import { fieldValue } from '../../records/values.ts'

/** The firm that a record belongs to (`PRODUCT.md S6`); empty for one that has none yet. */
export const firmOf = (record: Values): string => String(fieldValue(record, 'firm') ?? '')

/** Rows of a shared entity that count for a firm: its own and the house's. */
export const sharedWith = (firm: string): Values => ({ firm: firm === HOUSE_FIRM ? HOUSE_FIRM : [firm, HOUSE_FIRM] })

/** The firm's own records, or where it has none those of the house. */
export function ownFirst<T extends object>(records: readonly T[], firm: string): readonly T[] {
  const own = records.filter((record) => 'firm' in record && record.firm === firm)
  return own.length > 0 ? own : records
}
