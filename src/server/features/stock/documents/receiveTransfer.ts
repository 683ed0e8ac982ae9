import { OPERATIONS } from '../../../../domain/operations.ts'
import { documentCalls } from '../../../../domain/stock/documentCalls.ts'
import { AppError } from '../../../../model/errors.ts'
import { namedAction } from '../../../records/rules.ts'
import { followingDay } from '../../firms/postingDay.ts'
import { moveStock } from '../stock.ts'
import { movementsOf, refuseEarlier } from './documents.ts'
import { arrivalOf } from './postDocument.ts'

/** Receives a transfer: its goods arrive at the target warehouse with their value at the source. */
export const receiveTransfer = namedAction(documentCalls.receive, {
  async changes(document, { date }, context) {
    if (document.state !== 'inTransit') throw new AppError(409, 'notInTransit')
    if (date !== undefined) refuseEarlier(date, document.date)
    const receivedDate = await followingDay(context, date, document.date)
    return { state: 'posted', receivedDate }
  },
  async effect(context) {
    const { next, confirmed } = context
    const sent = await movementsOf(context, next.id)
    const { targetWarehouse, receivedDate, date } = next
    if (targetWarehouse === null) return
    const arrivals = sent.map((movement) => arrivalOf(movement, targetWarehouse, receivedDate ?? date))
    const moving = arrivals.map(({ firm, material, warehouse, date: day, kind, quantity, document, origin, lot, line, notes }) => ({
      ...{ firm, material, warehouse, date: day, kind, quantity, document, origin, lot, line, notes },
    }))
    await moveStock(context, moving, { operation: OPERATIONS.stockDocument, confirmed })
  },
})
