import { reservedOf as openOf } from '../../../../domain/delivery.ts'
import { parseQuantity, quantityText } from '../../../../domain/quantities.ts'
import { entityOf } from '../../../../model/entityOf.ts'
import type { Subject } from '../../../../model/subject.ts'
import { hubTables } from '../../../db/hubTables.ts'
import { visible } from '../../../records/read/visibleRows.sql.ts'
import type { RecordContext } from '../../../records/recordContext.ts'
import { unitsOf } from '../../stock/lineUnits.ts'

/** Stock of a material in a warehouse, in its main unit (`PRODUCT.md E10`). */
export interface StockLevel {
  readonly onHand: string
  readonly reserved: string
  readonly available: string
}

type Sums = ReadonlyMap<string, bigint>

/** Undelivered quantities of approved orders' reserved lines in one warehouse, by material. */
async function reservedIn(context: RecordContext, subject: Subject, warehouse: string, materials: readonly string[]): Promise<Sums> {
  const requested = new Set(materials)
  const entity = entityOf(context, 'salesOrders')
  const where = { approval: 'approved', warehouse } as const
  const orders = context.repository.of('salesOrders').stream(context.db.read, where, {
    filter: [
      { path: 'lines.material', operator: 'in', value: [...materials] },
      { path: 'lines.reserve', operator: 'eq', value: true },
    ],
    scope: context.access(entity, subject).scope(subject),
  })
  const reserved = new Map<string, bigint>()
  for await (const chunk of orders) {
    const lines = chunk.flatMap((order) => order.lines.filter(({ material, reserve }) => reserve === true && requested.has(material ?? '')))
    const units = await unitsOf(context, context.db.read, lines)
    for (const line of lines) {
      const material = line.material ?? ''
      reserved.set(material, (reserved.get(material) ?? 0n) + parseQuantity(units.toMain(line, openOf(line))))
    }
  }
  return reserved
}

/**
 * Stock of materials in one warehouse, by id: two statements plus those for reserved lines. Undefined for subjects who may not list
 * movements.
 */
export async function stockLevels(
  context: RecordContext,
  subject: Subject,
  warehouse: string,
  materials: readonly string[],
): Promise<((material: string) => StockLevel) | undefined> {
  const mine = visible({ context, subject, now: context.clock() }, 'materialTransactions', ['material', 'warehouse', 'quantity'])
  if (!mine || materials.length === 0) return undefined
  const rows = await hubTables(context.db.read)
    .selectFrom('materialTransactions as t')
    .select('material')
    .select(({ fn, cast }) => cast<string>(fn.sum('quantity'), 'text').as('quantity'))
    .where(mine)
    .where('warehouse', '=', warehouse)
    .where('material', 'in', [...materials])
    .groupBy('material')
    .execute()
  const onHand = new Map(rows.map(({ material, quantity }) => [material, BigInt(quantity)]))
  const reserved = await reservedIn(context, subject, warehouse, materials)
  return (material) => {
    const [there, promised] = [onHand.get(material) ?? 0n, reserved.get(material) ?? 0n]
    return { onHand: quantityText(there), reserved: quantityText(promised), available: quantityText(there - promised) }
  }
}
