import { v7 } from 'uuid'
import { OPERATIONS } from '../../../../domain/operations.ts'
import { parseQuantity, quantityText } from '../../../../domain/quantities.ts'
import { documentCalls } from '../../../../domain/stock/documentCalls.ts'
import { AppError } from '../../../../model/errors.ts'
import { type ActionContext, namedAction } from '../../../records/rules.ts'
import { followingDay, refuseClosed } from '../../firms/postingDay.ts'
import { lockMaterials, type Movement, moveStock } from '../stock.ts'
import { type Documents, type Movements, movementsOf, refuseEarlier, type StockDocument } from './documents.ts'
import { followersOf } from './followers.ts'
import { refuseMissingLots } from './lots.ts'

const opposite = (quantity: string): string => quantityText(-parseQuantity(quantity))

type Moved = Movements[number]

/** Throws `AppError` 409 `alreadyReversed` if part of the document is already reversed. */
async function refuseReversed(context: ActionContext<Documents>, moved: Movements): Promise<void> {
  const own = new Set(moved.map(({ id }) => id))
  const followers = (await followersOf(context, [...own])).filter(({ id }) => !own.has(id))
  const rest = followers.reduce((sum, { quantity }) => sum + parseQuantity(quantity), 0n)
  if (rest !== 0n) throw new AppError(409, 'alreadyReversed')
}

const backFrom = (moved: Moved, origin: string, date: string): Movement & { readonly id: string } => {
  const { firm, material, warehouse, kind, document, salesOrder, purchaseOrder, line, lot, notes, quantity } = moved
  return {
    id: v7(),
    ...{ firm, material, warehouse, kind, document, salesOrder, purchaseOrder, line, lot, notes },
    date,
    origin,
    quantity: opposite(quantity),
  }
}

/** The opposite movements; of a transfer the arrivals first, whose value returns to the source. */
function reversalsOf(moved: Movements, date: string): readonly Movement[] {
  const own = new Set(moved.map(({ id }) => id))
  const arrivals = moved.filter(({ origin, kind }) => kind === 'transfer' && origin !== null && own.has(origin))
  const backs = new Map(arrivals.map((arrival) => [arrival.origin, backFrom(arrival, arrival.id, date)]))
  const rest = moved.filter((movement) => !arrivals.includes(movement))
  return [...backs.values(), ...rest.map((movement) => backFrom(movement, backs.get(movement.id)?.id ?? movement.id, date))]
}

const operationOf = ({ salesOrder, purchaseOrder }: StockDocument): string =>
  salesOrder !== null ? OPERATIONS.salesDelivery : purchaseOrder !== null ? OPERATIONS.purchaseReceipt : OPERATIONS.stockDocument

const CANCELLABLE: ReadonlySet<StockDocument['state']> = new Set(['posted', 'inTransit'])

/**
 * Cancels a document by reversing its recorded movements, without recomputing them (`PRODUCT.md E17`). Throws `AppError` 409 `notPosted`,
 * `alreadyReversed`, `lotMissing`, and like `moveStock`.
 */
export const cancelDocument = namedAction(documentCalls.cancel, {
  changes({ state }) {
    if (!CANCELLABLE.has(state)) throw new AppError(409, 'notPosted')
    return { state: 'cancelled' }
  },
  async effect(context) {
    const { next, body, confirmed } = context
    const moved = await movementsOf(context, next.id)
    await lockMaterials(
      context,
      moved.map(({ material }) => material),
    )
    await refuseReversed(context, moved)
    const last = moved.reduce((latest, { date }) => (date > latest ? date : latest), next.date)
    if (body.date !== undefined) refuseEarlier(body.date, last)
    const date = await followingDay(context, body.date, last)
    await refuseClosed(context, date)
    const reversals = reversalsOf(moved, date)
    await refuseMissingLots(context, reversals)
    await moveStock(context, reversals, {
      ...{ operation: operationOf(next), confirmed },
      ...(next.salesOrder !== null && { order: next.salesOrder }),
    })
  },
})
