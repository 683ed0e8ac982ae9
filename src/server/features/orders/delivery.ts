import { type Direction, QUANTITY_SCALE, shippingStatus } from '../../../domain/delivery.ts'
import type { Operation } from '../../../domain/operations.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import { formatDecimal, parseDecimal, roundHalfUp } from '../../../model/values/decimal.ts'
import type { ActionContext, NamedAction } from '../../records/rules.ts'
import { fieldValue, isValues, type StoredRecord, type Values } from '../../records/values.ts'
import { firmOf } from '../firms/firmScope.ts'
import { unitsOf } from '../stock/lineUnits.ts'
import { type Movement, moveStock } from '../stock/stock.ts'
import { DELIVERY_BODY, deliveryDate, linesAfter } from './deliveryRequest.ts'

export interface DeliveryKind {
  readonly kind: 'sales' | 'purchase'
  readonly direction: Direction
  /** What operation control knows it by. */
  readonly operation: Operation
}

const linesOf = (order: Values): readonly Values[] => {
  const lines = fieldValue(order, 'lines')
  return Array.isArray(lines) ? lines.filter(isValues) : []
}

const scaled = (text: string) => parseDecimal(text, QUANTITY_SCALE)

/** Most movements of one order that are looked at. */
const MOST_MOVEMENTS = 10_000

type Moved = ReadonlyMap<unknown, readonly StoredRecord[]>

/** What was recorded of an order, by the number of its line. */
async function recorded({ trx, repository, records }: ActionContext, field: string, order: string): Promise<Moved> {
  const page = { filter: [{ path: field, operator: 'eq', value: order }], sort: { field: 'id', order: 'ASC' } } as const
  const entity = entityOf(records, 'materialTransactions')
  const { rows } = await repository.list(trx, entity, { ...page, offset: 0, limit: MOST_MOVEMENTS })
  return Map.groupBy(rows, ({ line }) => line ?? null)
}

/** Of what was recorded, the share that is taken back; all of it where nothing stays delivered. */
function reversed(rows: readonly StoredRecord[], was: string, is: string): bigint {
  const net = rows.reduce((sum, { quantity }) => sum + scaled(String(quantity)), 0n)
  return -roundHalfUp(net * (scaled(was) - scaled(is)), scaled(was))
}

/**
 * What a delivery moves, by line, in main units. Each line moves the difference of what was and is delivered of it, so that parts in whatever
 * unit sum to the whole without drift. What is taken back is what was recorded, whatever units mean by now (`PRODUCT.md E17`).
 */
async function movementsOf(kind: DeliveryKind, context: ActionContext): Promise<Movement[]> {
  const { before, next, data, trx, records } = context
  const lines = linesOf(next)
  const units = await unitsOf(records, trx, lines)
  const date = deliveryDate(data, records.clock())
  const known = new Map(linesOf(before).map((line) => [line.id, line]))
  const [field, sign] = kind.kind === 'sales' ? (['salesOrder', -1n] as const) : (['purchaseOrder', 1n] as const)
  const takesBack = kind.direction === 'takeBack'
  const moved = takesBack ? await recorded(context, field, next.id) : new Map()
  const word = takesBack ? 'return' : kind.kind === 'sales' ? 'sale' : 'purchase'
  return lines.flatMap((line): Movement[] => {
    const [was, is] = [known.get(line.id ?? null), line].map((row) => String(fieldValue(row, 'deliveredQuantity') ?? '0'))
    if (was === undefined || is === undefined || was === is) return []
    const rows: readonly StoredRecord[] = (moved.get(line.lineNumber) ?? []).filter((row: StoredRecord) => row.material === line.material)
    if (rows.length === 0 && !units.isStocked(line)) return []
    const quantity = rows.length > 0 ? reversed(rows, was, is) : sign * (scaled(units.toMain(line, is)) - scaled(units.toMain(line, was)))
    if (quantity === 0n) return []
    const place = { firm: firmOf(next), material: String(line.material), warehouse: String(next.warehouse) }
    const from = { [field]: next.id, line: Number(line.lineNumber), claimed: line.reserve === true }
    return [{ ...place, date, kind: word, quantity: formatDecimal(quantity, QUANTITY_SCALE), ...from }]
  })
}

/**
 * Delivers an approved order, whole or in parts by line, or takes deliveries back: delivered quantities, shipping status, and movements of stock
 * under lock (`PRODUCT.md E9, E11`). Takes `lines` (`{ id, quantity }`) and `date`.
 */
export const delivery = (kind: DeliveryKind, follow?: (context: ActionContext) => Promise<void>): NamedAction => ({
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
