import { parseQuantity, quantityText } from '../../../domain/quantities.ts'
import { stockDirection } from '../../../domain/slipTypes.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { deriveAndValidate } from '../../records/write/deriveAndValidate.ts'
import { recordWritten } from '../../records/write/recordWritten.ts'
import { slipNumber } from '../numbering/numbering.ts'
import type { Movement } from '../stock/stock.ts'
import { type DeliveryContext, type MovedLine, movedLines } from './deliveryMovements.ts'
import type { Order, Trade } from './orders.ts'

type Note = DraftMap['stockDocuments']

interface NoteRequest {
  readonly id: string
  readonly trade: Trade
  readonly takesBack: boolean
  readonly date: string
  /** The movements of the goods, for the lots and serial numbers of the note's lines. */
  readonly movements: readonly Pick<Movement, 'line' | 'material' | 'lot'>[]
}

/** Maximum length of a line's lots in the schema. */
const MAX_LOT_TEXT = 2000

/** Lots and serial numbers of a line, separated by commas; null if it has none, or more than fit. */
function lotsOf({ movements }: NoteRequest, { lineNumber, material }: MovedLine['line']): string | null {
  const own = movements.filter((movement) => movement.line === lineNumber && movement.material === material)
  const text = [...new Set(own.flatMap(({ lot }) => lot ?? []))].join(', ')
  return text === '' || text.length > MAX_LOT_TEXT ? null : text
}

function noteLine({ line, was, is }: MovedLine, lot: string | null): NonNullable<Note['lines']>[number] {
  const moved = parseQuantity(is) - parseQuantity(was)
  const quantity = quantityText(moved < 0n ? -moved : moved)
  const { lineNumber, material, car, unit, notes, id } = line
  return { lineNumber, material, car, unit, quantity, lot, notes, orderLine: id }
}

const draftOf = ({ next, before }: DeliveryContext, request: NoteRequest): Note => {
  const { trade, takesBack, date } = request
  const order: Order = next
  const comesIn = stockDirection(order.slipType) > 0 !== takesBack
  return {
    ...{ firm: order.firm, kind: comesIn ? 'receipt' : 'issue', date, warehouse: order.warehouse, state: 'posted', takesBack },
    ...(trade === 'sales' ? { salesOrder: order.id } : { purchaseOrder: order.id }),
    customer: order.customer,
    lines: movedLines({ before, next }).map((moved) => noteLine(moved, lotsOf(request, moved.line))),
  }
}

/** Posts the document of a delivery, a receipt or a cancellation (`PRODUCT.md E17`). The caller moves the stock. */
export async function postNote(context: DeliveryContext, request: NoteRequest): Promise<void> {
  const { trx, records, repository, subject, alsoWritten } = context
  const entity = entityOf(records, 'stockDocuments')
  const draft = deriveAndValidate(entity, draftOf(context, request), { rules: undefined })
  const taken = async (numbers: readonly string[]) =>
    (await repository.of('stockDocuments').find(trx, { slipNumber: numbers }, { scope: { firm: context.next.firm } })).map(
      (one) => one.slipNumber,
    )
  const numbering = { trx, repository, subject, records, next: draft }
  const number = await slipNumber<EntityMap['stockDocuments']>(numbering, {
    trcode: 'stockDocument',
    field: 'slipNumber',
    given: null,
    taken,
  })
  const record = await repository.insert(trx, entity, { ...draft, slipNumber: number, id: request.id })
  await recordWritten(records, trx, { entity, subject, action: 'create', after: record })
  alsoWritten.push({ entity, record, deleted: false })
}
