import { moneyText } from '../../../domain/money/hundredths.ts'
import { quantityText } from '../../../domain/quantities.ts'
import type { stockCalls } from '../../../domain/stock/calls.ts'
import type { StockBalance } from '../../../domain/stockValuation.ts'
import type { AnswerOf, QueryOf } from '../../../model/calls/callContract.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { currencyOfWarehouses } from './stockCurrency.ts'
import { countedMovements, placeOf, valued, visibleMovements } from './valuedMovements.ts'

export type StockCard = AnswerOf<typeof stockCalls.card>

/** Maximum number of rows of a card; earlier ones are summed into its opening. */
const MAX_ROWS = 1000

const NOTHING: StockBalance = { quantity: 0n, value: 0n }

const standingText = ({ quantity, value }: StockBalance) => ({ onHand: quantityText(quantity), value: moneyText(value) })

/** Throws `AppError` 404 for a material that the caller can't see. */
async function refuseUnseenMaterial(context: RecordContext, subject: Subject, material: string): Promise<void> {
  const materials = entityOf(context, 'materials')
  const scope = context.access(materials, subject).scope(subject)
  if (!(await context.repository.exists(context.db.read, materials, material, scope))) throw new AppError(404, 'notFound')
}

/**
 * A material's card in a warehouse: movements with their documents, and stock and value after each (`PRODUCT.md E17`). Throws `AppError`
 * 403 for subjects who may not see movements, 404 for a material that they can't see.
 */
export async function stockCard(
  context: RecordContext,
  subject: Subject,
  material: string,
  { warehouse, from = '', until }: QueryOf<typeof stockCalls.card>,
): Promise<StockCard> {
  const mine = visibleMovements(context, subject)
  await refuseUnseenMaterial(context, subject, material)
  const rows = await countedMovements(context.db.read, { material, until }, mine)
  const { steps } = valued(rows)
  const all = rows.flatMap((row, index) => {
    const step = steps[index]
    return step && row.warehouse === warehouse && placeOf(row) === step.movement.place ? [{ row, step }] : []
  })
  const inRange = all.filter(({ row }) => row.date >= from)
  const shown = inRange.slice(-MAX_ROWS)
  const before = all[all.length - shown.length - 1]?.step ?? NOTHING
  return {
    currency: (await currencyOfWarehouses(context, [warehouse])).get(warehouse) ?? '',
    opening: standingText(before),
    closing: standingText(all.at(-1)?.step ?? NOTHING),
    more: inRange.length > shown.length,
    rows: shown.map(({ row: { id, date, kind, document, salesOrder, purchaseOrder, lot }, step }) => ({
      ...{ id, date, kind, document, salesOrder, purchaseOrder, lot },
      ...{ quantity: quantityText(step.movement.quantity), change: moneyText(step.change), ...standingText(step) },
    })),
  }
}
