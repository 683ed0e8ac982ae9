import { vatRateOf } from '../../../domain/slipTypes.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import type { Writing } from '../../records/rules.ts'
import { firmDefaults } from '../firms/firmDefaults.ts'
import { type DraftLine, linesOf, type OrderDraft, type Orders, type Trade } from './orders.ts'

/** What a slip is that does not say it. */
const SLIP_TYPES = { sales: 'sale', purchase: 'purchase' } as const

/** A material line that bears VAT and says no rate. */
const isOpen = ({ lineType, promotion, vatPercentage = null }: DraftLine): boolean =>
  lineType === 'material' && promotion !== true && vatPercentage === null

type Materials = ReadonlyMap<string, EntityMap['materials']>

async function materialsOf({ trx, repository }: Writing<Orders>, lines: readonly DraftLine[]): Promise<Materials> {
  const ids = [...new Set(lines.map(({ material }) => material))].filter((id) => typeof id === 'string')
  const rows = ids.length === 0 ? [] : await repository.of('materials').getMany(trx, ids)
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * The order with its defaults: currency and VAT rounding of the firm (`PRODUCT.md S9, E6`), and for each line the material's rate for this
 * kind of slip, else its general one, else the firm's (`E15`). A value without a default stays empty, which approval refuses.
 */
export async function withDefaults(context: Writing<Orders>, trade: Trade): Promise<OrderDraft> {
  const { next, before } = context
  const firm = await firmDefaults(context)
  const lines = linesOf(next)
  const materials = await materialsOf(context, lines.filter(isOpen))
  const slipType = next.slipType ?? SLIP_TYPES[trade]
  const rateOf = ({ material }: DraftLine): string | null => vatRateOf(slipType, materials.get(material ?? ''), firm.defaultVat)
  const isEdited = before === undefined || before.approval === 'proposal'
  if (!isEdited) return next
  return {
    ...next,
    currency: next.currency ?? firm.currency,
    vatRounding: firm.vatRounding,
    ...(lines.some(isOpen) ? { lines: lines.map((line) => (isOpen(line) ? { ...line, vatPercentage: rateOf(line) } : line)) } : {}),
  }
}
