import type { VatRounding } from '../../domain/orderTotals.ts'
import type { RuleContext } from './rules.ts'
import { fieldValue } from './values.ts'

/** What documents take from the firm that writes them. */
export interface FirmDefaults {
  readonly currency: string
  readonly vatRounding: VatRounding
  /** Percentage as decimal text; null where the firm has none. */
  readonly defaultVat: string | null
}

/** What the house trades in. */
const HOUSE: FirmDefaults = { currency: 'EUR', vatRounding: 'document', defaultVat: null }

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Defaults of the firm that a record belongs to, else of the asker's; the house's where the firm says nothing. */
export async function firmDefaults({ trx, repository, model, subject, next, before }: RuleContext): Promise<FirmDefaults> {
  const firms = model.entities.firms
  const id = text(fieldValue(next, 'firm')) ?? text(fieldValue(before, 'firm')) ?? text(subject.attributes?.firm)
  const [firm] = firms && id !== null ? await repository.getMany(trx, firms, [id]) : []
  if (!firm) return HOUSE
  return {
    currency: text(firm.currency) ?? HOUSE.currency,
    vatRounding: firm.vatRounding === 'line' ? 'line' : 'document',
    defaultVat: text(firm.defaultVat),
  }
}
