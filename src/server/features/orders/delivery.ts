import { type Direction, QUANTITY_SCALE, shippingStatus } from '../../../domain/delivery.ts'
import type { Operation } from '../../../domain/operations.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { AppError } from '../../../model/errors.ts'
import { parseDecimal, roundHalfUp, stringifyDecimal } from '../../../model/values/decimal.ts'
import type { ActionContext, NamedAction } from '../../records/rules.ts'
import { unitsOf } from '../stock/lineUnits.ts'
import { type Movement, moveStock } from '../stock/stock.ts'
import { DELIVERY_BODY, deliveryDate, linesAfter } from './deliveryRequest.ts'
import type { Order, Orders, Trade } from './orders.ts'

export interface DeliveryKind {
  readonly kind: Trade
  readonly direction: Direction
  /** What operation control knows it by. */
  readonly operation: Operation
}

type Recorded = EntityMap['materialTransactions']

const scaled = (text: string) => parseDecimal(text, QUANTITY_SCALE)

/** Most movements of one order that are looked at. */
const MOST_MOVEMENTS = 10_000

/** The order that a movement is of. */
const orderIn = (kind: Trade, id: string) => (kind === 'sales' ? { salesOrder: id } : { purchaseOrder: id })

/** What was recorded of an order, by the number of its line. */
async function recorded({ trx, repository, next }: ActionContext<Orders>, kind: Trade): Promise<ReadonlyMap<number | null, Recorded[]>> {
  const rows = await repository.of('materialTransactions').find(trx, orderIn(kind, next.id), { limit: MOST_MOVEMENTS })
  return Map.groupBy(rows, ({ line }) => line)
}

/** Of what was recorded, the share that is taken back; all of it where nothing stays delivered. */
function reversed(rows: readonly Recorded[], was: string, is: string): bigint {
  const net = rows.reduce((sum, { quantity }) => sum + scaled(quantity), 0n)
  return -roundHalfUp(net * (scaled(was) - scaled(is)), scaled(was))
}

/**
 * What a delivery moves, by line, in main units. Each line moves the difference between its former and new delivered quantity, so that
 * parts in any unit sum to the whole without drift. A cancelled delivery reverses what was recorded, whatever the units are now
 * (`PRODUCT.md E17`).
 */
async function movementsOf(kind: DeliveryKind, context: ActionContext<Orders>): Promise<Movement[]> {
  const { before, data, trx, records } = context
  const order: Order = context.next
  const { lines } = order
  const units = await unitsOf(records, trx, lines)
  const date = deliveryDate(data, records.clock())
  const known = new Map(before.lines.map((line) => [line.id, line]))
  const sign = kind.kind === 'sales' ? -1n : 1n
  const takesBack = kind.direction === 'takeBack'
  const moved = takesBack ? await recorded(context, kind.kind) : undefined
  const word = takesBack ? 'return' : kind.kind === 'sales' ? 'sale' : 'purchase'
  return lines.flatMap((line): Movement[] => {
    const { material } = line
    const [was, is] = [known.get(line.id)?.deliveredQuantity ?? '0', line.deliveredQuantity ?? '0']
    if (material === null || was === is) return []
    const rows = moved?.get(line.lineNumber)?.filter((row) => row.material === material) ?? []
    if (rows.length === 0 && !units.isStocked(line)) return []
    const quantity = rows.length > 0 ? reversed(rows, was, is) : sign * (scaled(units.toMain(line, is)) - scaled(units.toMain(line, was)))
    if (quantity === 0n) return []
    const place = { firm: order.firm, material, warehouse: order.warehouse }
    const from = { ...orderIn(kind.kind, order.id), line: line.lineNumber, claimed: line.reserve === true }
    return [{ ...place, date, kind: word, quantity: stringifyDecimal(quantity, QUANTITY_SCALE), ...from }]
  })
}

/**
 * Delivers an approved order, whole or in parts by line, or takes deliveries back: delivered quantities, shipping status, and movements of stock
 * under lock (`PRODUCT.md E9, E11`). Takes `lines` (`{ id, quantity }`) and `date`.
 */
export const delivery = (kind: DeliveryKind, follow?: (context: ActionContext<Orders>) => Promise<void>): NamedAction<Orders> => ({
  right: 'edit',
  body: DELIVERY_BODY,
  changes(order, data) {
    if (order.approval !== 'approved') throw new AppError(409, 'notApproved')
    const lines = linesAfter(order, data, kind.direction)
    return { lines, shippingStatus: shippingStatus(kind.kind, lines) }
  },
  async effect(context) {
    const movements = await movementsOf(kind, context)
    await moveStock(context, movements, {
      operation: kind.operation,
      confirmed: context.confirmed,
      ...(kind.kind === 'sales' && { order: context.next.id }),
    })
    await follow?.(context)
  },
})
