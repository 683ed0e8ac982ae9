import { v7 } from 'uuid'
import { parseQuantity, quantityText } from '../../../domain/quantities.ts'
import { stockDirection } from '../../../domain/slipTypes.ts'
import type { DraftMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { deriveAndValidate } from '../../records/write/deriveAndValidate.ts'
import { recordWritten } from '../../records/write/recordWritten.ts'
import { requirePostingDay } from '../firms/postingDay.ts'
import { slipNumber } from '../numbering/numbering.ts'
import { type DeliveryContext, type MovedLine, movedLines } from './deliveryMovements.ts'
import type { Order, Trade } from './orders.ts'

type Note = DraftMap['stockDocuments']

interface Asked {
  readonly trade: Trade
  readonly takesBack: boolean
  readonly date: string
}

function noteLine({ line, was, is }: MovedLine, lot: string | null): NonNullable<Note['lines']>[number] {
  const moved = parseQuantity(is) - parseQuantity(was)
  const quantity = quantityText(moved < 0n ? -moved : moved)
  const { lineNumber, material, car, unit, notes, id } = line
  return { lineNumber, material, car, unit, quantity, lot, notes, orderLine: id }
}

const draftOf = ({ next, before, body }: DeliveryContext, { trade, takesBack, date }: Asked): Note => {
  const order: Order = next
  const comesIn = stockDirection(order.slipType) > 0 !== takesBack
  const lots = new Map(body.lines?.map(({ id, lot }) => [id, lot ?? null]))
  return {
    ...{ firm: order.firm, kind: comesIn ? 'receipt' : 'issue', date, warehouse: order.warehouse, state: 'posted', takesBack },
    ...(trade === 'sales' ? { salesOrder: order.id } : { purchaseOrder: order.id }),
    customer: order.customer,
    lines: movedLines({ before, next }).map((moved) => noteLine(moved, lots.get(moved.line.id) ?? null)),
  }
}

/** Posts the document of a delivery, a receipt or a cancellation (`PRODUCT.md E17`) and returns its id. The caller moves the stock. */
export async function postNote(context: DeliveryContext, asked: Asked): Promise<string> {
  const { trx, records, repository, subject, alsoWritten } = context
  await requirePostingDay(context, asked.date)
  const entity = entityOf(records, 'stockDocuments')
  const draft = deriveAndValidate(entity, draftOf(context, asked), { rules: undefined })
  const taken = async (numbers: readonly string[]) =>
    (await repository.of('stockDocuments').find(trx, { slipNumber: numbers }, { scope: { firm: context.next.firm } })).map(
      (one) => one.slipNumber,
    )
  const numbering = { trx, repository, subject, records, next: draft }
  const number = await slipNumber(numbering, { trcode: 'stockDocument', field: 'slipNumber', given: null, taken })
  const record = await repository.insert(trx, entity, { ...draft, slipNumber: number, id: v7() })
  await recordWritten(records, trx, { entity, subject, action: 'create', after: record })
  alsoWritten.push({ entity, record, deleted: false })
  return record.id
}
