import { v7 } from 'uuid'
import { OPERATIONS } from '../../../../domain/operations.ts'
import { parseQuantity, quantityText } from '../../../../domain/quantities.ts'
import { documentCalls } from '../../../../domain/stock/documentCalls.ts'
import { costOf, directionOf, hasOwnCost, MAX_VALUE, postingMistakes } from '../../../../domain/stock/stockDocument.ts'
import { AppError, type ErrorIn, invalid, refuseErrors } from '../../../../model/errors.ts'
import { type ActionContext, namedAction } from '../../../records/rules.ts'
import { requirePostingDay } from '../../firms/postingDay.ts'
import { unitsOf } from '../lineUnits.ts'
import { type Movement, moveStock } from '../stock.ts'
import type { Documents, StockDocument } from './documents.ts'
import { type LotLine, refuseLotCounts, withLots } from './lots.ts'

/** Throws `AppError` 409 if the document can't be posted yet, 422 for errors in its lines. */
function refuseUnready({ kind, lines, counts, frozenAt }: StockDocument): void {
  if (kind === 'count') {
    if (frozenAt === null) throw new AppError(409, 'notFrozen')
    if ((counts ?? []).every(({ counted }) => counted === null)) throw new AppError(409, 'nothingCounted')
    return
  }
  if ((lines ?? []).length === 0) throw invalid<StockDocument>('lines', 'minItems', { limit: 1 })
  const fields = postingMistakes(kind, lines ?? []).map(
    ({ index, field, code }): ErrorIn<StockDocument> => ({
      path: `lines.${index}.${field}`,
      keyword: code,
      params: code === 'required' ? { missingProperty: field } : { limit: code === 'formatMaximum' ? MAX_VALUE : '0' },
    }),
  )
  refuseErrors<StockDocument>(fields)
}

/** Movements for the differences of a count. Missing goods leave the stock even if they are reserved. */
const differencesOf = ({ id, firm, warehouse, date, counts }: StockDocument): Movement[] =>
  (counts ?? []).flatMap(({ material, difference }) =>
    material === null || difference === null || parseQuantity(difference) === 0n
      ? []
      : [{ firm, material, warehouse, date, kind: 'count', quantity: difference, document: id, claimed: true }],
  )

/** Arrival of transferred goods at the target warehouse, with their value. */
export const arrivalOf = (sent: Movement & { readonly id: string }, warehouse: string, date: string): Movement => {
  const { id: origin, value: _own, claimed: _left, ...goods } = sent
  return { ...goods, warehouse, date, origin, quantity: quantityText(-parseQuantity(sent.quantity)) }
}

async function goodsOf(context: ActionContext<Documents>): Promise<readonly Movement[]> {
  const { trx, records } = context
  const { id, firm, warehouse, date, kind, lines }: StockDocument = context.next
  const units = await unitsOf(records, trx, lines ?? [])
  const moved = (lines ?? []).flatMap((line, index): LotLine[] => {
    if (kind === 'count' || line.material === null || line.quantity === null) return []
    const main = directionOf(kind) * parseQuantity(units.toMain(line, line.quantity))
    const value = main > 0n && hasOwnCost(kind) && line.unitCost !== null ? costOf(line.quantity, line.unitCost) : null
    const moving = { firm, material: line.material, warehouse, date, kind, value, document: id, line: line.lineNumber, notes: line.notes }
    return [{ index, lot: line.lot, movement: { ...moving, quantity: quantityText(main) } }]
  })
  return withLots(context, moved, { needed: true })
}

async function foundIn(context: ActionContext<Documents>): Promise<readonly Movement[]> {
  const differences = differencesOf(context.next)
  await refuseLotCounts(context, context.next.counts ?? [], differences)
  return differences
}

/** Adds the arrivals of a transfer without transit. */
function withArrivals({ kind, viaTransit, targetWarehouse, date }: StockDocument, movements: readonly Movement[]): readonly Movement[] {
  if (kind !== 'transfer' || viaTransit === true || targetWarehouse === null) return movements
  return movements.flatMap((movement) => {
    const sent = { ...movement, id: v7() }
    return [sent, { ...arrivalOf(sent, targetWarehouse, date), id: v7() }]
  })
}

/** Posts a document: records its movements, once (`PRODUCT.md E17`). Throws `AppError` 409 `notDraft`, `notFrozen`, `nothingCounted`, and 422 for its lines. */
export const postDocument = namedAction(documentCalls.post, {
  changes(document) {
    if (document.state !== 'draft') throw new AppError(409, 'notDraft')
    refuseUnready(document)
    return { state: document.kind === 'transfer' && document.viaTransit === true ? 'inTransit' : 'posted' }
  },
  async effect(context) {
    const document: StockDocument = context.next
    await requirePostingDay(context, document.date)
    const movements = document.kind === 'count' ? await foundIn(context) : await goodsOf(context)
    await moveStock(context, withArrivals(document, movements), { operation: OPERATIONS.stockDocument, confirmed: context.confirmed })
  },
})
