import { remainingOf } from '../../../domain/delivery.ts'
import { parseQuantity, quantityText } from '../../../domain/quantities.ts'
import type { stockCalls } from '../../../domain/stock/calls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Subject } from '../../../model/subject.ts'
import { hubTables } from '../../db/hubTables.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { unitsOf } from './lineUnits.ts'
import { reservedByMaterial } from './reservations.ts'
import { visibleMovements } from './valuedMovements.ts'

export type LowStock = AnswerOf<typeof stockCalls.low>

type Quantities = ReadonlyMap<string, bigint>

/** A query for one warehouse or all warehouses together. */
interface Asking {
  readonly context: RecordContext
  readonly subject: Subject
  readonly warehouse: string | undefined
}

async function onHandBy({ context, subject, warehouse }: Asking): Promise<Quantities> {
  const all = hubTables(context.db.read)
    .selectFrom('materialTransactions as t')
    .select(({ fn, cast }) => ['material', cast<string>(fn.sum('quantity'), 'text').as('there')])
    .where(visibleMovements(context, subject))
  const rows = await (warehouse === undefined ? all : all.where('warehouse', '=', warehouse)).groupBy('material').execute()
  return new Map(rows.map(({ material, there }) => [material, BigInt(there)]))
}

const isWanted = ({ status }: EntityMap['demands']): boolean => status === 'proposal' || status === 'approved' || status === 'ordering'

interface OpenLine {
  readonly material: string | null
  readonly unit: string | null
  readonly quantity: string
}

/** Open lines of purchase orders, and of demands beyond these. */
async function awaitedLines({ context, subject, warehouse }: Asking): Promise<readonly OpenLine[]> {
  const { repository, db } = context
  const lines: OpenLine[] = []
  const place = warehouse === undefined ? [] : [{ path: 'warehouse', operator: 'eq', value: warehouse } as const]
  const sort = { field: 'id', order: 'ASC' } as const
  const orders = entityOf(context, 'purchaseOrders')
  const ordering = [
    { path: 'approval', operator: 'in', value: ['proposal', 'approved'] } as const,
    { path: 'shippingStatus', operator: 'eq', value: 'notShipped' } as const,
  ]
  const scope = context.access(orders, subject).scope(subject)
  for await (const chunk of repository.stream(db.read, orders, { filter: [...ordering, ...place], sort, scope }))
    for (const { lines: all, slipType } of chunk)
      if (slipType === 'purchase')
        lines.push(...all.map((line) => ({ material: line.material, unit: line.unit, quantity: remainingOf(line) })))
  const demands = entityOf(context, 'demands')
  const open = [{ path: 'status', operator: 'in', value: ['proposal', 'approved'] } as const]
  const own = context.access(demands, subject).scope(subject)
  for await (const chunk of repository.stream(db.read, demands, { filter: [...open, ...place], sort, scope: own }))
    for (const demand of chunk.filter(isWanted))
      lines.push(...demand.lines.map(({ item, unit, quantity }) => ({ material: item, unit, quantity })))
  return lines
}

async function awaitedBy(asking: Asking): Promise<Quantities> {
  const lines = await awaitedLines(asking)
  const units = await unitsOf(asking.context, asking.context.db.read, lines)
  const sums = new Map<string, bigint>()
  for (const line of lines)
    if (line.material !== null && units.fits(line))
      sums.set(line.material, (sums.get(line.material) ?? 0n) + parseQuantity(units.toMain(line, line.quantity)))
  return sums
}

/** The firm's materials with a minimum stock, and the codes of their main units. */
async function minimums({ context, subject }: Asking): Promise<readonly (readonly [EntityMap['materials'], string])[]> {
  const { repository, db } = context
  const entity = entityOf(context, 'materials')
  const scope = context.access(entity, subject).scope(subject)
  const found: EntityMap['materials'][] = []
  const filter = [
    { path: 'active', operator: 'eq', value: true },
    { path: 'countable', operator: 'eq', value: true },
    { path: 'minimumStock', operator: 'gt', value: '0' },
  ] as const
  for await (const chunk of repository.stream(db.read, entity, { filter, sort: { field: 'code', order: 'ASC' }, scope }))
    found.push(...chunk)
  const units = await repository.of('mainUnits').getMany(db.read, [...new Set(found.map(({ mainUnit }) => mainUnit))])
  const codes = new Map(units.map(({ id, subUnits }) => [id, subUnits.find(({ isMain }) => isMain === true)?.code ?? '']))
  return found.map((material) => [material, codes.get(material.mainUnit) ?? ''] as const)
}

/**
 * Materials whose unreserved stock is below their minimum, with the incoming and the missing quantity. Throws `AppError` 403
 * for subjects who may not see movements.
 */
export async function lowStock(context: RecordContext, subject: Subject, warehouse: string | undefined): Promise<LowStock> {
  const asking = { context, subject, warehouse }
  const orders = context.access(entityOf(context, 'salesOrders'), subject).scope(subject)
  const onHand = await onHandBy(asking)
  const [reserved, awaited, materials] = await Promise.all([
    reservedByMaterial(context, context.db.read, { warehouse, scope: orders }),
    awaitedBy(asking),
    minimums(asking),
  ])
  return materials.flatMap(([{ id, minimumStock }, unit]) => {
    const [there, promised, coming] = [onHand, reserved, awaited].map((quantities) => quantities.get(id) ?? 0n)
    const minimum = parseQuantity(minimumStock)
    const available = (there ?? 0n) - (promised ?? 0n)
    if (available >= minimum) return []
    const missing = minimum - available - (coming ?? 0n)
    return [
      {
        ...{
          material: id,
          unit,
          minimum: quantityText(minimum),
          onHand: quantityText(there ?? 0n),
          reserved: quantityText(promised ?? 0n),
        },
        ...{ onOrder: quantityText(coming ?? 0n), suggested: quantityText(missing > 0n ? missing : 0n) },
      },
    ]
  })
}
