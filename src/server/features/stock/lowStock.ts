import { remainingOf } from '../../../domain/delivery.ts'
import { notNegative, parseQuantity, quantityText } from '../../../domain/quantities.ts'
import type { stockCalls } from '../../../domain/stock/calls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { EntityId, EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import { hubTables } from '../../db/hubTables.ts'
import { type Needed, visible } from '../../records/read/visibleRows.sql.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { unitsOf } from './lineUnits.ts'
import { reservedByMaterial } from './reservations.ts'

type LowStock = AnswerOf<typeof stockCalls.low>
type Material = EntityMap['materials']

/** Scaled quantities in the main unit, by firm and material. */
type Quantities = ReadonlyMap<string, bigint>

interface StockCaller {
  readonly context: Needed & Pick<RecordContext, 'repository'>
  readonly subject: Subject
}

interface Goods {
  readonly firm: string
  readonly material: string | null
}

const keyOf = ({ firm, material }: Goods): string => `${firm} ${material ?? ''}`

interface OpenLine extends Goods {
  readonly unit: string | null
  readonly quantity: string
}

/** On hand in all warehouses of each firm, or in one warehouse. */
async function onHandBy({ context, subject }: StockCaller, warehouse?: string): Promise<Quantities> {
  const mine = visible({ context, subject, now: context.clock() }, 'materialTransactions', ['material', 'warehouse', 'quantity'])
  if (!mine) throw new AppError(403, 'forbidden')
  const all = hubTables(context.db.read)
    .selectFrom('materialTransactions as t')
    .select(({ fn, cast }) => ['material', 'firm', cast<string>(fn.sum('quantity'), 'text').as('there')])
    .where(mine)
  const rows = await (warehouse === undefined ? all : all.where('warehouse', '=', warehouse)).groupBy(['material', 'firm']).execute()
  return new Map(rows.map((row) => [keyOf(row), BigInt(row.there)]))
}

const scopeOf = <Id extends EntityId>({ context, subject }: StockCaller, id: Id) => ({
  entity: entityOf(context, id),
  scope: context.access(entityOf(context, id), subject).scope(subject),
})

/** Open lines of purchase orders, with the demand's lines that they fulfil. */
async function orderedLines(caller: StockCaller): Promise<readonly (OpenLine & { readonly demandLine: string | null })[]> {
  const { repository, db } = caller.context
  const { scope } = scopeOf(caller, 'purchaseOrders')
  const where = { approval: ['proposal', 'approved'], shippingStatus: 'notShipped', slipType: 'purchase' } as const
  const found = []
  for await (const chunk of repository.of('purchaseOrders').stream(db.read, where, { scope }))
    for (const { firm, lines } of chunk)
      for (const line of lines) {
        const { material, unit, demandLine } = line
        found.push({ firm, material, unit, demandLine, quantity: remainingOf(line) })
      }
  return found
}

/** Lines of open demands, less delivered, cancelled and ordered quantities. */
async function demandedLines(caller: StockCaller, ordered: Awaited<ReturnType<typeof orderedLines>>): Promise<readonly OpenLine[]> {
  const { repository, db } = caller.context
  const { scope } = scopeOf(caller, 'demands')
  const onOrder = new Map<string | null, bigint>()
  for (const { demandLine, quantity } of ordered) onOrder.set(demandLine, (onOrder.get(demandLine) ?? 0n) + parseQuantity(quantity))
  const where = { status: ['proposal', 'approved', 'ordering'] } as const
  const found: OpenLine[] = []
  for await (const chunk of repository.of('demands').stream(db.read, where, { scope }))
    for (const { firm, lines } of chunk)
      for (const { id, item, unit, quantity, deliveredQty, canceledQty } of lines) {
        const open = parseQuantity(quantity) - parseQuantity(deliveredQty) - parseQuantity(canceledQty) - (onOrder.get(id) ?? 0n)
        found.push({ firm, material: item, unit, quantity: quantityText(notNegative(open)) })
      }
  return found
}

/** Lines of transfers in transit. */
async function transferredLines(caller: StockCaller): Promise<readonly OpenLine[]> {
  const { repository, db } = caller.context
  const { scope } = scopeOf(caller, 'stockDocuments')
  const found: OpenLine[] = []
  for await (const chunk of repository.of('stockDocuments').stream(db.read, { state: 'inTransit' }, { scope }))
    for (const { firm, lines } of chunk)
      found.push(...lines.map(({ material, unit, quantity }) => ({ firm, material, unit, quantity: quantity ?? '0' })))
  return found
}

/** Incoming quantities of each firm. */
async function awaitedBy(caller: StockCaller): Promise<Quantities> {
  const ordered = await orderedLines(caller)
  const lines = [...ordered, ...(await demandedLines(caller, ordered)), ...(await transferredLines(caller))]
  const units = await unitsOf(caller.context, caller.context.db.read, lines)
  const sums = new Map<string, bigint>()
  for (const line of lines)
    if (line.material !== null && units.fits(line))
      sums.set(keyOf(line), (sums.get(keyOf(line)) ?? 0n) + parseQuantity(units.toMain(line, line.quantity)))
  return sums
}

/** Active materials with a minimum stock. */
async function minimums(caller: StockCaller): Promise<readonly Material[]> {
  const { repository, db } = caller.context
  const { scope } = scopeOf(caller, 'materials')
  const found: Material[] = []
  const all = repository
    .of('materials')
    .stream(
      db.read,
      { active: true, countable: true },
      { filter: [{ path: 'minimumStock', operator: 'gt', value: '0' }], sort: { field: 'code', order: 'ASC' }, scope },
    )
  for await (const chunk of all) found.push(...chunk)
  return found
}

/** The firm whose stock counts: that of the warehouse, else the caller's; undefined: each material's own. */
async function firmOf(caller: StockCaller, warehouse: string | undefined): Promise<string | undefined> {
  const { context, subject } = caller
  const { entity, scope } = scopeOf(caller, 'warehouses')
  if (warehouse !== undefined) return (await context.repository.of('warehouses').get(context.db.read, warehouse, scope))?.firm ?? ''
  const acting = entity.tenant && subject.attributes?.[entity.tenant.field]
  return typeof acting === 'string' ? acting : undefined
}

/** A material with less unreserved stock than its minimum. Scaled quantities in the main unit. */
interface ShortMaterial {
  readonly material: Material
  /** Of the firm whose stock counts. */
  readonly key: string
  readonly onHand: bigint
  readonly reserved: bigint
  readonly minimum: bigint
}

/**
 * Materials with less unreserved stock (`PRODUCT.md E10`) than their minimum in all warehouses of a firm together, by code: the definition of low stock.
 * A warehouse determines its firm. Throws `AppError` 403 for subjects who may not see movements.
 */
export async function shortMaterials(caller: StockCaller, warehouse?: string): Promise<readonly ShortMaterial[]> {
  const { context } = caller
  const { scope } = scopeOf(caller, 'salesOrders')
  const [held, firm, promised, materials] = await Promise.all([
    onHandBy(caller),
    firmOf(caller, warehouse),
    reservedByMaterial(context, context.db.read, { scope, keyOf }),
    minimums(caller),
  ])
  return materials.flatMap((material) => {
    const key = keyOf({ firm: firm ?? material.firm, material: material.id })
    // Materials of other firms count for a firm that has moved them.
    if (firm !== undefined && firm !== material.firm && !held.has(key)) return []
    const [onHand, reserved] = [held.get(key) ?? 0n, promised.get(key) ?? 0n]
    const minimum = parseQuantity(material.minimumStock)
    return onHand - reserved < minimum ? [{ material, key, onHand, reserved, minimum }] : []
  })
}

/** Codes of the main units of materials, by id of the unit. */
async function mainCodes(
  { context: { repository, db } }: StockCaller,
  short: readonly ShortMaterial[],
): Promise<ReadonlyMap<string, string>> {
  const units = await repository.of('mainUnits').getMany(db.read, [...new Set(short.map(({ material }) => material.mainUnit))])
  return new Map(units.map(({ id, subUnits }) => [id, subUnits.find(({ isMain }) => isMain === true)?.code ?? '']))
}

/**
 * The short materials with the incoming and the missing quantity. A warehouse limits the stock shown as `here` to itself. Throws `AppError` 403 for
 * subjects who may not see movements.
 */
export async function lowStock(context: RecordContext, subject: Subject, warehouse: string | undefined): Promise<LowStock> {
  const caller = { context, subject }
  const short = await shortMaterials(caller, warehouse)
  const [codes, awaited, here] = await Promise.all([
    mainCodes(caller, short),
    awaitedBy(caller),
    warehouse === undefined ? undefined : onHandBy(caller, warehouse),
  ])
  return short.map(({ material, key, onHand, reserved, minimum }) => {
    const coming = awaited.get(key) ?? 0n
    return {
      ...{ material: material.id, unit: codes.get(material.mainUnit) ?? '' },
      ...{ minimum: quantityText(minimum), here: here ? quantityText(here.get(key) ?? 0n) : null },
      ...{ onHand: quantityText(onHand), reserved: quantityText(reserved), onOrder: quantityText(coming) },
      suggested: quantityText(notNegative(minimum - onHand + reserved - coming)),
    }
  })
}
