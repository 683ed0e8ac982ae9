import { type Direction, QUANTITY_SCALE, shippingStatus } from '../../domain/delivery.ts'
import type { Operation } from '../../domain/operations.ts'
import { AppError } from '../../model/errors.ts'
import { formatDecimal, parseDecimal } from '../../model/values/decimal.ts'
import { deliveryDate, linesAfter } from './deliveryRequest.ts'
import { unitsOf } from './lineUnits.ts'
import type { ActionContext, NamedAction } from './rules.ts'
import { type Movement, moveStock } from './stock.ts'
import { fieldValue, isValues, type Values } from './values.ts'

export interface DeliveryKind {
  readonly kind: 'sales' | 'purchase'
  readonly direction: Direction
  /** What operation control knows it by. */
  readonly operation: Operation
}

const linesOf = (order: Values): readonly Values[] => {
  const lines = fieldValue(order, 'lines')
  return Array.isArray(lines) ? lines.filter(isValues) : []
}

const scaled = (text: string) => parseDecimal(text, QUANTITY_SCALE)

/** What leaves the warehouse is negative: a sale's delivery, and a receipt that is taken back. */
const signFor = ({ kind, direction }: DeliveryKind): bigint => ((kind === 'sales') === (direction === 'deliver') ? -1n : 1n)

/**
 * What a delivery moves, by line, in main units. Each line moves the difference of what was and is delivered of it, so that parts in whatever
 * unit sum to the whole without drift.
 */
async function movementsOf(kind: DeliveryKind, { before, next, data, trx, records, services }: ActionContext): Promise<Movement[]> {
  const lines = linesOf(next)
  const units = await unitsOf(records, trx, lines)
  const date = deliveryDate(data, services.clock())
  const known = new Map(linesOf(before).map((line) => [line.id, line]))
  const source = kind.kind === 'sales' ? { salesOrder: next.id } : { purchaseOrder: next.id }
  const word = kind.direction === 'takeBack' ? 'return' : kind.kind === 'sales' ? 'sale' : 'purchase'
  return lines.flatMap((line): Movement[] => {
    const [was, is] = [known.get(line.id ?? null), line].map((row) => String(fieldValue(row, 'deliveredQuantity') ?? '0'))
    if (was === undefined || is === undefined || was === is || !units.isStocked(line)) return []
    const moved = scaled(units.toMain(line, is)) - scaled(units.toMain(line, was))
    const quantity = (moved < 0n ? -moved : moved) * signFor(kind)
    const place = { material: String(line.material), warehouse: String(next.warehouse) }
    return [{ ...place, date, kind: word, quantity: formatDecimal(quantity, QUANTITY_SCALE), ...source }]
  })
}

/**
 * Delivers an approved order, whole or in parts by line, or takes deliveries back: delivered quantities, shipping status, and movements of stock
 * under lock (`PRODUCT.md E9, E11`). Takes `lines` (`{ id, quantity }`) and `date`.
 */
export const delivery = (kind: DeliveryKind, follow?: (context: ActionContext) => Promise<void>): NamedAction => ({
  right: 'edit',
  changes(order, data) {
    if (order.approval !== 'approved') throw new AppError(409, 'notApproved')
    const lines = linesAfter(order, data, kind.direction)
    return { lines, shippingStatus: shippingStatus(kind.kind, lines) }
  },
  async effect(context) {
    const movements = await movementsOf(kind, context)
    await moveStock(context, movements, { operation: kind.operation, confirmed: context.confirmed })
    await follow?.(context)
  },
})
