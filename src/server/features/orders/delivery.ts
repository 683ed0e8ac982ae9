import { type Direction, QUANTITY_SCALE, shippingStatus } from '../../../domain/delivery.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { AppError } from '../../../model/errors.ts'
import { parseDecimal, roundHalfUp, stringifyDecimal } from '../../../model/values/decimal.ts'
import { type ActionContext, type NamedAction, namedAction } from '../../records/rules.ts'
import { unitsOf } from '../stock/lineUnits.ts'
import { type Movement, moveStock } from '../stock/stock.ts'
import { type DeliveryBody, linesAfter } from './deliveryRequest.ts'
import { ORDER_KINDS } from './orderKinds.ts'
import type { Order, Orders, Trade } from './orders.ts'

type Context = ActionContext<Orders, DeliveryBody>
type Recorded = EntityMap['materialTransactions']

const scaled = (text: string) => parseDecimal(text, QUANTITY_SCALE)

/** Most movements of one order that are looked at. */
const MOST_MOVEMENTS = 10_000

/** The order that a movement is of. */
const orderIn = (trade: Trade, id: string) => (trade === 'sales' ? { salesOrder: id } : { purchaseOrder: id })

/** What was recorded of an order, by the number of its line. */
async function recorded({ trx, repository, next }: Context, trade: Trade): Promise<ReadonlyMap<number | null, Recorded[]>> {
  const rows = await repository.of('materialTransactions').find(trx, orderIn(trade, next.id), { limit: MOST_MOVEMENTS })
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
async function movementsOf(trade: Trade, direction: Direction, context: Context): Promise<Movement[]> {
  const { before, body, trx, records } = context
  const order: Order = context.next
  const { lines } = order
  const units = await unitsOf(records, trx, lines)
  const { date = records.clock().toISOString().slice(0, 10) } = body
  const known = new Map(before.lines.map((line) => [line.id, line]))
  const sign = trade === 'sales' ? -1n : 1n
  const takesBack = direction === 'takeBack'
  const moved = takesBack ? await recorded(context, trade) : undefined
  const word = takesBack ? 'return' : trade === 'sales' ? 'sale' : 'purchase'
  return lines.flatMap((line): Movement[] => {
    const { material } = line
    const [was, is] = [known.get(line.id)?.deliveredQuantity ?? '0', line.deliveredQuantity ?? '0']
    if (material === null || was === is) return []
    const rows = moved?.get(line.lineNumber)?.filter((row) => row.material === material) ?? []
    if (rows.length === 0 && !units.isStocked(line)) return []
    const quantity = rows.length > 0 ? reversed(rows, was, is) : sign * (scaled(units.toMain(line, is)) - scaled(units.toMain(line, was)))
    if (quantity === 0n) return []
    const place = { firm: order.firm, material, warehouse: order.warehouse }
    const from = { ...orderIn(trade, order.id), line: line.lineNumber, claimed: line.reserve === true }
    return [{ ...place, date, kind: word, quantity: stringifyDecimal(quantity, QUANTITY_SCALE), ...from }]
  })
}

/**
 * Delivers an approved order, whole or in parts by line, or takes deliveries back: delivered quantities, shipping status, and movements of stock
 * under lock (`PRODUCT.md E9, E11`).
 */
export const delivery = (trade: Trade, direction: Direction): NamedAction<Orders> => {
  const { moves, operation } = ORDER_KINDS[trade]
  return namedAction(moves[direction], {
    changes(order, body) {
      if (order.approval !== 'approved') throw new AppError(409, 'notApproved')
      const lines = linesAfter(order, body, direction)
      return { lines, shippingStatus: shippingStatus(trade, lines) }
    },
    async effect(context) {
      const movements = await movementsOf(trade, direction, context)
      await moveStock(context, movements, { operation, confirmed: context.confirmed, ...(trade === 'sales' && { order: context.next.id }) })
    },
  })
}
