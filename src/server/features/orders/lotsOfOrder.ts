import type { Direction } from '../../../domain/delivery.ts'
import type { lotCalls } from '../../../domain/orders/calls.ts'
import { parseQuantity, quantityText } from '../../../domain/quantities.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import { hubTables } from '../../db/hubTables.ts'
import { visible } from '../../records/read/visibleRows.sql.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { unitsOf } from '../stock/lineUnits.ts'
import { ORDER_KINDS } from './orderKinds.ts'
import type { Order, OrderId, Trade } from './orders.ts'
import { openOfLine, type Reversible, reversibleBy } from './reversals.ts'

type Lots = AnswerOf<(typeof lotCalls)[OrderId]>
type Lot = Lots[number]['lots'][number]

interface LotsQuery {
  readonly id: string
  readonly direction: Direction
}

const isTracked = (tracking: EntityMap['materials']['trackingType']): tracking is Lots[number]['tracking'] =>
  tracking === 'lot' || tracking === 'serial'

const ONE = parseQuantity('1')

const visibleLots = (context: RecordContext, subject: Subject) =>
  visible({ context, subject, now: context.clock() }, 'materialTransactions', ['material', 'warehouse', 'quantity', 'lot'])

/** Quantity of each lot in a warehouse, by material, ordered by name. */
async function lotsIn(context: RecordContext, subject: Subject, warehouse: string, materials: readonly string[]) {
  const mine = visibleLots(context, subject)
  if (!mine || materials.length === 0) return new Map<string, readonly Lot[]>()
  const rows = await hubTables(context.db.read)
    .selectFrom('materialTransactions as t')
    .select(['material', 'lot'])
    .select(({ fn, cast }) => cast<string>(fn.sum('quantity'), 'text').as('quantity'))
    .where(mine)
    .where('warehouse', '=', warehouse)
    .where('material', 'in', [...materials])
    .where('lot', 'is not', null)
    .groupBy(['material', 'lot'])
    .orderBy('lot')
    .execute()
  const stocked = rows.flatMap(({ material, lot, quantity }) => {
    const sum = BigInt(quantity)
    return lot === null || sum <= 0n ? [] : [{ material, lot, quantity: quantityText(sum) }]
  })
  return new Map(
    [...Map.groupBy(stocked, ({ material }) => material)].map(([id, lots]) => [id, lots.map(({ lot, quantity }) => ({ lot, quantity }))]),
  )
}

/** Lots of a line's deliveries that nothing has reversed yet, ordered by name; undefined if the line reverses none. */
async function lotsToReverse(context: RecordContext, order: Order, line: Order['lines'][number], reversible: Reversible) {
  const open = await openOfLine({ trx: context.db.read, repository: context.repository }, order, line, reversible)
  if (!open) return undefined
  const sums = new Map<string, bigint>()
  for (const { movement, open: quantity } of open)
    if (movement.lot !== null) sums.set(movement.lot, (sums.get(movement.lot) ?? 0n) + quantity)
  return [...sums].toSorted(([a], [b]) => a.localeCompare(b)).map(([lot, quantity]): Lot => ({ lot, quantity: quantityText(quantity) }))
}

/**
 * Lines of an order whose materials are tracked, with the lots that their warehouse has, or for a cancellation or a return with those that were
 * delivered. Throws `AppError` 404.
 */
export async function lotsOfOrder(context: RecordContext, subject: Subject, trade: Trade, query: LotsQuery): Promise<Lots> {
  const { repository, db } = context
  const entity = ORDER_KINDS[trade].entity
  const scope = context.access(entityOf(context, entity), subject).scope(subject)
  const order: Order | undefined = await repository.of(entity).get(db.read, query.id, scope)
  if (!order) throw new AppError(404, 'notFound')
  const materials = await repository.of('materials').getMany(db.read, [...new Set(order.lines.flatMap(({ material }) => material ?? []))])
  const tracked = new Map(materials.map((material) => [material.id, material.trackingType]))
  const lines = order.lines.flatMap((line) => {
    const tracking = tracked.get(line.material ?? '') ?? null
    return isTracked(tracking) ? [{ line, material: line.material ?? '', tracking }] : []
  })
  const lots = await lotsIn(context, subject, order.warehouse, [...new Set(lines.map(({ material }) => material))])
  const reversible = await reversibleBy({ trx: db.read, repository }, trade, order, query.direction)
  const mayRead = visibleLots(context, subject) !== undefined
  const units = await unitsOf(
    context,
    db.read,
    lines.map(({ line }) => line),
  )
  const found: Lots[number][] = []
  for (const { line, material, tracking } of lines) {
    const delivered = await lotsToReverse(context, order, line, reversible)
    const offered = mayRead ? (delivered ?? lots.get(material) ?? []) : []
    const pieces = units.fits(line) ? units.toMain(line, '1') : quantityText(ONE)
    found.push({ line: line.id, tracking, pieces, reverses: delivered !== undefined, lots: [...offered] })
  }
  return found
}
