import type { Direction } from '../../../domain/delivery.ts'
import { moneyText } from '../../../domain/money/hundredths.ts'
import { parseQuantity, quantityText } from '../../../domain/quantities.ts'
import { isReturn, stockDirection } from '../../../domain/slipTypes.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { AppError } from '../../../model/errors.ts'
import { roundHalfUp } from '../../../model/values/decimal.ts'
import type { ActionContext } from '../../records/rules.ts'
import { MOST_MOVEMENTS } from '../stock/documents/documents.ts'
import { openMovements, type Taken, takeFrom } from '../stock/documents/followers.ts'
import type { LotLine } from '../stock/documents/lots.ts'
import { type LineUnits, unitsOf } from '../stock/lineUnits.ts'
import type { Movement } from '../stock/stock.ts'
import type { ValueUpTo } from './deliveredValue.ts'
import type { DeliveryBody } from './deliveryRequest.ts'
import type { Order, Orders, Trade } from './orders.ts'

export type DeliveryContext = ActionContext<Orders, DeliveryBody>
type Recorded = EntityMap['materialTransactions']

/** A line of an order, and its delivered quantities before and after. */
export interface MovedLine {
  readonly line: Order['lines'][number]
  readonly was: string
  readonly is: string
}

/** A delivery, or its cancellation. */
export interface Delivering {
  readonly trade: Trade
  readonly direction: Direction
  readonly date: string
  /** Id of its stock document. */
  readonly document: string
  /** Cost of a purchase's goods; undefined if it is unknown, and for other movements. */
  readonly valueUpTo: ValueUpTo | undefined
}

/** The reference from a movement to its order. */
const orderIn = (trade: Trade, id: string) => (trade === 'sales' ? { salesOrder: id } : { purchaseOrder: id })

/** Lines whose delivered quantity changes. */
export function movedLines({ before, next }: Pick<DeliveryContext, 'before' | 'next'>): readonly MovedLine[] {
  const order: Order = next
  const known = new Map(before.lines.map((line) => [line.id, line]))
  return order.lines.flatMap((line) => {
    const [was, is] = [known.get(line.id)?.deliveredQuantity ?? '0', line.deliveredQuantity ?? '0']
    return parseQuantity(was) === parseQuantity(is) ? [] : [{ line, was, is }]
  })
}

/** Recorded movements of an order. */
const recorded = ({ trx, repository }: DeliveryContext, trade: Trade, order: string): Promise<readonly Recorded[]> =>
  repository.of('materialTransactions').find(trx, orderIn(trade, order), { limit: MOST_MOVEMENTS })

const ofLine = (rows: readonly Recorded[], { lineNumber, material }: MovedLine['line']): readonly Recorded[] =>
  rows.filter((row) => row.line === lineNumber && row.material === material)

/** The share of recorded movements to reverse; all of them if nothing stays delivered. */
function shareBack(rows: readonly Recorded[], was: string, is: string): bigint {
  const net = rows.reduce((sum, { quantity }) => sum + parseQuantity(quantity), 0n)
  return -roundHalfUp(net * (parseQuantity(was) - parseQuantity(is)), parseQuantity(was))
}

const wordOf = (trade: Trade, { slipType }: Order, direction: Direction): Movement['kind'] =>
  direction === 'takeBack' || isReturn(slipType) ? 'return' : trade === 'sales' ? 'sale' : 'purchase'

interface Places {
  readonly order: Order
  readonly delivering: Delivering
  readonly units: LineUnits
  /** Recorded movements of the order itself, for a cancellation. */
  readonly rows: readonly Recorded[]
  /** The returned slip and its recorded movements. */
  readonly returned: { readonly order: Order; readonly rows: readonly Recorded[] } | undefined
}

/** The deliveries that a quantity reverses: those of the line itself, or of the returned line. */
async function reversedBy(context: DeliveryContext, { line }: MovedLine, places: Places, quantity: bigint): Promise<readonly Taken[]> {
  const { rows, returned, delivering } = places
  const size = quantity < 0n ? -quantity : quantity
  const wentBy = quantity < 0n ? 1n : -1n
  if (delivering.direction === 'takeBack') return takeFrom(await openMovements(context, ofLine(rows, line), wentBy), size)
  const source = returned?.order.lines.find(({ id }) => id === line.returnedLine)
  if (!source || !returned || source.material !== line.material) return [{ from: undefined, quantity: size }]
  return takeFrom(await openMovements(context, ofLine(returned.rows, source), wentBy), size)
}

/** Moved quantity of a line in main units. */
function quantityOf({ line, was, is }: MovedLine, { order, delivering, units, rows }: Places): bigint {
  const own = ofLine(rows, line)
  if (delivering.direction === 'takeBack' && own.length > 0) return shareBack(own, was, is)
  if (!units.isStocked(line)) return 0n
  return BigInt(stockDirection(order.slipType)) * (parseQuantity(units.toMain(line, is)) - parseQuantity(units.toMain(line, was)))
}

async function movementsOfLine(context: DeliveryContext, moved: MovedLine, places: Places): Promise<readonly Movement[]> {
  const { line, was, is } = moved
  const { order, delivering } = places
  const quantity = line.material === null ? 0n : quantityOf(moved, places)
  if (quantity === 0n || line.material === null) return []
  const { trade, date, document, direction, valueUpTo } = delivering
  const isBack = direction === 'takeBack' || isReturn(order.slipType)
  const parts = isBack
    ? await reversedBy(context, moved, places, quantity)
    : [{ from: undefined, quantity: quantity < 0n ? -quantity : quantity }]
  const sign = quantity < 0n ? -1n : 1n
  const value = valueUpTo && quantity > 0n && !isBack ? moneyText(valueUpTo(line, is) - valueUpTo(line, was)) : null
  return parts.map(({ from, quantity: size }) => {
    if (from && from.date > date) throw new AppError(422, 'validation', { fields: [tooEarly(from.date)] })
    return {
      ...{ firm: order.firm, material: line.material ?? '', warehouse: order.warehouse, date, document, value },
      ...{ ...orderIn(trade, order.id), line: line.lineNumber, claimed: line.reserve === true, origin: from?.id ?? null },
      ...{ kind: wordOf(trade, order, direction), lot: from?.lot ?? null, quantity: quantityText(sign * size) },
    }
  })
}

const tooEarly = (limit: string) => ({ path: 'date', keyword: 'formatMinimum', format: 'date', params: { limit } })

async function placesOf(context: DeliveryContext, delivering: Delivering): Promise<Places> {
  const { trx, records, repository } = context
  const order: Order = context.next
  const { trade, direction } = delivering
  const units = await unitsOf(records, trx, order.lines)
  const rows = direction === 'takeBack' ? await recorded(context, trade, order.id) : []
  const entity = trade === 'sales' ? 'salesOrders' : 'purchaseOrders'
  const source = isReturn(order.slipType) && order.returnOf !== null ? await repository.of(entity).get(trx, order.returnOf) : undefined
  const returned = source && { order: source, rows: await recorded(context, trade, source.id) }
  return { order, delivering, units, rows, returned }
}

/**
 * Movements of a delivery by line, in main units. Each line moves the difference between its old and new delivered quantity, so that parts in
 * any unit sum exactly to the whole. Cancellations and returns reverse the recorded movements, even if units have changed since
 * (`PRODUCT.md E17`).
 */
export async function deliveryMovements(context: DeliveryContext, delivering: Delivering): Promise<readonly LotLine[]> {
  const places = await placesOf(context, delivering)
  const sent = context.body.lines
  const lines: LotLine[] = []
  for (const moved of movedLines(context)) {
    const place = sent?.findIndex(({ id }) => id === moved.line.id) ?? -1
    const index = place < 0 ? places.order.lines.findIndex(({ id }) => id === moved.line.id) : place
    const named = sent?.[place]?.lot ?? null
    for (const movement of await movementsOfLine(context, moved, places)) lines.push({ index, lot: movement.lot ?? named, movement })
  }
  return lines
}
