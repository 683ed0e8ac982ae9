import { TENANCY } from '../../../schemas/parts/tenancy.ts'
import { DEFAULT_CURRENCY } from '../../domain/defaultCurrency.ts'
import type { VatRounding } from '../../domain/orderTotals.ts'
import { entityOf } from './following.ts'
import type { RuleContext } from './rules.ts'
import { fieldValue } from './values.ts'

/** What documents take from the firm that writes them. */
export interface FirmDefaults {
  readonly currency: string
  readonly vatRounding: VatRounding
  /** Percentage as decimal text; null where the firm has none. */
  readonly defaultVat: string | null
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Defaults of the firm that a record belongs to, else of the asker's; the currency is the house's where the firm says none (`PRODUCT.md S9`). */
export async function firmDefaults(context: RuleContext): Promise<FirmDefaults> {
  const { trx, repository, subject, next, before } = context
  const { entity, property, house } = TENANCY
  const own = text(fieldValue(next, property)) ?? text(fieldValue(before, property)) ?? text(subject.attributes?.[property]) ?? house
  const firms = await repository.getMany(trx, entityOf(context, entity), [...new Set([own, house])])
  const [firm, fallback] = [own, house].map((id) => firms.find((one) => one.id === id))
  return {
    currency: text(firm?.currency) ?? text(fallback?.currency) ?? DEFAULT_CURRENCY,
    vatRounding: firm?.vatRounding === 'line' ? 'line' : 'document',
    defaultVat: text(firm?.defaultVat),
  }
}
