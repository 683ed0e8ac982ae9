import type { lotCalls } from '../../../domain/orders/calls.ts'
import { quantityText } from '../../../domain/quantities.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import { hubTables } from '../../db/hubTables.ts'
import { visible } from '../../records/read/visibleRows.sql.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import type { Order, OrderId } from './orders.ts'

type Lots = AnswerOf<(typeof lotCalls)[OrderId]>
type Lot = Lots[number]['lots'][number]

const isTracked = (tracking: EntityMap['materials']['trackingType']): tracking is Lots[number]['tracking'] =>
  tracking === 'lot' || tracking === 'serial'

/** Quantity of each lot in a warehouse, by material, ordered by name. */
async function lotsIn(context: RecordContext, subject: Subject, warehouse: string, materials: readonly string[]) {
  const columns = ['material', 'warehouse', 'quantity', 'lot'] as const
  const mine = visible({ context, subject, now: context.clock() }, 'materialTransactions', [...columns])
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
  const there = rows.flatMap(({ material, lot, quantity }) => {
    const sum = BigInt(quantity)
    return lot === null || sum <= 0n ? [] : [{ material, lot, quantity: quantityText(sum) }]
  })
  return new Map(
    [...Map.groupBy(there, ({ material }) => material)].map(([id, lots]) => [id, lots.map(({ lot, quantity }) => ({ lot, quantity }))]),
  )
}

/** Lines of an order whose materials are tracked, with the lots that its warehouse has. Throws `AppError` 404. */
export async function lotsOfOrder(context: RecordContext, subject: Subject, entity: OrderId, id: string): Promise<Lots> {
  const { repository, db } = context
  const scope = context.access(entityOf(context, entity), subject).scope(subject)
  const order: Order | undefined = await repository.of(entity).get(db.read, id, scope)
  if (!order) throw new AppError(404, 'notFound')
  const materials = await repository.of('materials').getMany(db.read, [...new Set(order.lines.flatMap(({ material }) => material ?? []))])
  const tracked = new Map(materials.map((material) => [material.id, material.trackingType]))
  const lines = order.lines.flatMap((line) => {
    const tracking = tracked.get(line.material ?? '') ?? null
    return isTracked(tracking) ? [{ line: line.id, material: line.material ?? '', tracking }] : []
  })
  const lots = await lotsIn(context, subject, order.warehouse, [...new Set(lines.map(({ material }) => material))])
  return lines.map(({ line, material, tracking }) => ({ line, tracking, lots: [...(lots.get(material) ?? [])] }))
}
