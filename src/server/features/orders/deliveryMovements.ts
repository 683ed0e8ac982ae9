import type { Direction } from '../../../domain/delivery.ts'
import { moneyText } from '../../../domain/money/hundredths.ts'
import { parseQuantity, quantityText } from '../../../domain/quantities.ts'
import { isReturn, stockDirection } from '../../../domain/slipTypes.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { type ErrorIn, invalid, refuseErrors } from '../../../model/errors.ts'
import { roundHalfUp } from '../../../model/values/decimal.ts'
import type { ActionContext } from '../../records/rules.ts'
import { type Taken, takeFrom } from '../stock/documents/followers.ts'
import type { LotLine } from '../stock/documents/lots.ts'
import { openOfLots } from '../stock/documents/reversedLots.ts'
import { type LineUnits, unitsOf } from '../stock/lineUnits.ts'
import type { Movement } from '../stock/stock.ts'
import type { ValueUpTo } from './deliveredValue.ts'
import type { DeliveryBody } from './deliveryRequest.ts'
import type { Order, Orders, Trade } from './orders.ts'
import { ofLine, openOfLine, orderIn, type Reversible, reversibleBy } from './reversals.ts'

export type DeliveryContext = ActionContext<Orders, DeliveryBody>
type Recorded = EntityMap['materialTransactions']

/** A line of an order, and its delivered quantities before and after. */
export interface MovedLine {
  readonly line: Order['lines'][number]
  readonly was: string
  readonly is: string
}

/** A delivery, or its cancellation. */
export interface DeliveryPosting {
  readonly trade: Trade
  readonly direction: Direction
  readonly date: string
  /** Id of its stock document. */
  readonly document: string
  /** Cost of a purchase's goods; undefined if it is unknown, and for other movements. */
  readonly valueUpTo: ValueUpTo | undefined
}

/** Lines whose delivered quantity changes. */
export function movedLines({ before, next }: Pick<DeliveryContext, 'before' | 'next'>): readonly MovedLine[] {
  const order: Order = next
  const known = new Map(before.lines.map((line) => [line.id, line]))
  return order.lines.flatMap((line) => {
    const [was, is] = [known.get(line.id)?.deliveredQuantity ?? '0', line.deliveredQuantity ?? '0']
    return parseQuantity(was) === parseQuantity(is) ? [] : [{ line, was, is }]
  })
}

/** The share of recorded movements to reverse; all of them if nothing stays delivered. */
function shareBack(rows: readonly Recorded[], was: string, is: string): bigint {
  const net = rows.reduce((sum, { quantity }) => sum + parseQuantity(quantity), 0n)
  return -roundHalfUp(net * (parseQuantity(was) - parseQuantity(is)), parseQuantity(was))
}

const wordOf = (trade: Trade, { slipType }: Order, direction: Direction): Movement['kind'] =>
  direction === 'takeBack' || isReturn(slipType) ? 'return' : trade === 'sales' ? 'sale' : 'purchase'

interface Places {
  readonly order: Order
  readonly delivering: DeliveryPosting
  readonly units: LineUnits
  readonly reversible: Reversible
}

const magnitude = (quantity: bigint): bigint => (quantity < 0n ? -quantity : quantity)

/** A quantity by the deliveries that it reverses; of several lots, those that the request names. */
async function partsOf(
  context: DeliveryContext,
  { line }: MovedLine,
  places: Places,
  size: bigint,
): Promise<readonly Taken[] | ErrorIn<DeliveryBody>> {
  const { order, reversible } = places
  const open = await openOfLine(context, order, line, reversible)
  if (!open) return [{ from: undefined, quantity: size }]
  const { index, lot } = sentLine(context, line)
  const chosen = openOfLots(open, size, lot)
  return 'keyword' in chosen ? { path: `lines.${index}.lot`, ...chosen } : takeFrom(chosen, size)
}

/** Moved quantity of a line in main units. */
function quantityOf({ line, was, is }: MovedLine, { order, delivering, units, reversible }: Places): bigint {
  const own = ofLine(reversible.rows, line)
  if (delivering.direction === 'takeBack' && own.length > 0) return shareBack(own, was, is)
  if (!units.isStocked(line)) return 0n
  return BigInt(stockDirection(order.slipType)) * (parseQuantity(units.toMain(line, is)) - parseQuantity(units.toMain(line, was)))
}

async function movementsOfLine(
  context: DeliveryContext,
  moved: MovedLine,
  places: Places,
): Promise<readonly Movement[] | ErrorIn<DeliveryBody>> {
  const { line, was, is } = moved
  const { order, delivering } = places
  const quantity = line.material === null ? 0n : quantityOf(moved, places)
  if (quantity === 0n || line.material === null) return []
  const { trade, date, document, direction, valueUpTo } = delivering
  const isBack = direction === 'takeBack' || isReturn(order.slipType)
  const size = magnitude(quantity)
  const parts = isBack ? await partsOf(context, moved, places, size) : [{ from: undefined, quantity: size }]
  if ('keyword' in parts) return parts
  const sign = quantity < 0n ? -1n : 1n
  const value = valueUpTo && quantity > 0n && !isBack ? moneyText(valueUpTo(line, is) - valueUpTo(line, was)) : null
  return parts.map(({ from, quantity: part }) => {
    if (from && from.date > date) throw tooEarly(from.date)
    return {
      ...{ firm: order.firm, material: line.material ?? '', warehouse: order.warehouse, date, document, value },
      ...{ ...orderIn(trade, order.id), line: line.lineNumber, claimed: line.reserve === true, origin: from?.id ?? null },
      ...{ kind: wordOf(trade, order, direction), lot: from?.lot ?? null, quantity: quantityText(sign * part) },
    }
  })
}

const tooEarly = (limit: string) => invalid<DeliveryBody>('date', 'formatMinimum', { limit }, 'date')

/** Index of a line in the request, else in the order, and the lot or serial numbers that the request names for it. */
function sentLine({ body, next }: Pick<DeliveryContext, 'body' | 'next'>, { id }: Pick<MovedLine['line'], 'id'>) {
  const order: Order = next
  const place = body.lines?.findIndex((line) => line.id === id) ?? -1
  return place < 0
    ? { index: order.lines.findIndex((line) => line.id === id), lot: null }
    : { index: place, lot: body.lines?.[place]?.lot ?? null }
}

/**
 * Movements of a delivery by line, in main units. Each line moves the difference between its old and new delivered quantity, so that parts in
 * any unit sum exactly to the whole. Cancellations and returns reverse the recorded movements, even if units have changed since
 * (`PRODUCT.md E17`). Throws `AppError` 422 with a mistake for each line that does not say which lots it reverses.
 */
export async function deliveryMovements(context: DeliveryContext, delivering: DeliveryPosting): Promise<readonly LotLine[]> {
  const { trx, records, next } = context
  const order: Order = next
  const reversible = await reversibleBy(context, delivering.trade, order, delivering.direction)
  const places = { order, delivering, units: await unitsOf(records, trx, order.lines), reversible }
  const lines: LotLine[] = []
  const fields: ErrorIn<DeliveryBody>[] = []
  for (const moved of movedLines(context)) {
    const { index, lot } = sentLine(context, moved.line)
    const movements = await movementsOfLine(context, moved, places)
    if ('keyword' in movements) fields.push(movements)
    else lines.push(...movements.map((movement) => ({ index, lot: movement.lot ?? lot, movement })))
  }
  refuseErrors<DeliveryBody>(fields)
  return lines
}
