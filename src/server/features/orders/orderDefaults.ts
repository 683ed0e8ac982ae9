import { entityOf } from '../../../model/entityOf.ts'
import type { Json } from '../../../model/entitySchema.ts'
import type { RuleContext } from '../../records/rules.ts'
import { fieldValue, isValues, type StoredRecord, type Values } from '../../records/values.ts'
import { firmDefaults } from '../firms/firmDefaults.ts'

/** Whether an order sells or buys. */
export type Trade = 'sales' | 'purchase'

const RATES = { sales: 'salesVat', purchase: 'purchaseVat' } as const

const linesOf = (order: Values): readonly Json[] => {
  const lines = fieldValue(order, 'lines')
  return Array.isArray(lines) ? lines : []
}

/** A material line that bears VAT and says no rate. */
const isOpen = (line: Json): line is Values =>
  isValues(line) && line.lineType === 'material' && line.promotion !== true && fieldValue(line, 'vatPercentage') === null

async function materialsOf({ trx, repository, model }: RuleContext, lines: readonly Values[]): Promise<ReadonlyMap<string, StoredRecord>> {
  const ids = [...new Set(lines.map(({ material }) => material))].filter((id) => typeof id === 'string')
  const rows = ids.length === 0 ? [] : await repository.getMany(trx, entityOf({ model }, 'materials'), ids)
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * The order with what was left empty: currency and VAT rounding of the firm (`PRODUCT.md S9, E6`), and for each line the material's rate for this
 * trade, else its general one, else the firm's (`E15`). What nobody says stays empty, which approval refuses.
 */
export async function withDefaults(context: RuleContext & { readonly next: Values }, trade: Trade): Promise<Values> {
  const { next, before } = context
  const firm = await firmDefaults(context)
  const lines = linesOf(next)
  const materials = await materialsOf(context, lines.filter(isOpen))
  const rateOf = (line: Values): Json => {
    const material = materials.get(String(line.material))
    return fieldValue(material, RATES[trade]) ?? fieldValue(material, 'vat') ?? firm.defaultVat
  }
  const isEdited = before === undefined || before.approval === 'proposal'
  if (!isEdited) return next
  return {
    ...next,
    currency: fieldValue(next, 'currency') ?? firm.currency,
    vatRounding: firm.vatRounding,
    ...(lines.some(isOpen) ? { lines: lines.map((line) => (isOpen(line) ? { ...line, vatPercentage: rateOf(line) } : line)) } : {}),
  }
}
