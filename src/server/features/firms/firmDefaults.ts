import { TENANCY } from '../../../../schemas/parts/tenancy.ts'
import { DEFAULT_CURRENCY } from '../../../domain/defaultCurrency.ts'
import type { VatRounding } from '../../../domain/orderTotals.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { RuleContext } from '../../records/rules.ts'
import { fieldValue, type Values } from '../../records/values.ts'

/** What documents take from the firm that writes them. */
export interface FirmDefaults {
  readonly currency: string
  readonly vatRounding: VatRounding
  /** Percentage as decimal text; null where the firm has none. */
  readonly defaultVat: string | null
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

type Reading = Pick<RuleContext, 'trx' | 'repository' | 'model'>

/** The firms in the order of the ids, each once. */
async function firmsOf(context: Reading, ids: readonly string[]): Promise<readonly Values[]> {
  const firms = await context.repository.getMany(context.trx, entityOf(context, TENANCY.entity), [...new Set(ids)])
  return ids.flatMap((id) => firms.find((one) => one.id === id) ?? [])
}

/** Currency of the first of the firms that has one. */
const firstCurrency = (firms: readonly Values[]): string =>
  firms.map(({ currency }) => text(currency)).find((currency) => currency !== null) ?? DEFAULT_CURRENCY

/** In which the house prices what it sells (`PRODUCT.md S9`). */
export const houseCurrency = async (context: Reading): Promise<string> => firstCurrency(await firmsOf(context, [TENANCY.house]))

/** Defaults of the firm that a record belongs to, else of the asker's; the currency is the house's where the firm says none (`PRODUCT.md S9`). */
export async function firmDefaults(context: RuleContext): Promise<FirmDefaults> {
  const { subject, next, before } = context
  const { property, house } = TENANCY
  const own = text(fieldValue(next, property)) ?? text(fieldValue(before, property)) ?? text(subject.attributes?.[property]) ?? house
  const firms = await firmsOf(context, [own, house])
  const firm = firms.find(({ id }) => id === own)
  return {
    currency: firstCurrency(firms),
    vatRounding: firm?.vatRounding === 'line' ? 'line' : 'document',
    defaultVat: text(firm?.defaultVat),
  }
}
