import { reservedOf as openOf } from '../../../domain/delivery.ts'
import { parseQuantity } from '../../../domain/quantities.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import type { Queries } from '../../db/database.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import type { Values } from '../../records/values.ts'
import { unitsOf } from './lineUnits.ts'

/** Scaled quantities in the main unit, by warehouse. */
export type Levels = Map<string, bigint>

/** Orders that may reserve: those delivered in full have nothing left. */
const OPEN = { approval: 'approved', shippingStatus: ['notDelivered', 'partiallyDelivered'] } as const

const reservedLines = ({ lines }: EntityMap['salesOrders'], material: string) =>
  lines.filter((line) => line.material === material && line.reserve === true)

interface Which {
  /** An order to leave out. */
  readonly except?: string | undefined
  /** Filter of orders; absent: all. */
  readonly scope?: Values | undefined
}

/** Reserved and undelivered quantities of a material in approved orders (`PRODUCT.md E10`). */
export async function reservedOf(
  context: Pick<RecordContext, 'repository' | 'model'>,
  queries: Queries,
  material: string,
  { except, scope }: Which = {},
): Promise<Levels> {
  const reserved: Levels = new Map()
  const orders = context.repository.of('salesOrders').stream(queries, OPEN, {
    filter: [
      { path: 'lines.material', operator: 'eq', value: material },
      { path: 'lines.reserve', operator: 'eq', value: true },
    ],
    scope,
  })
  for await (const chunk of orders) {
    const found = chunk
      .filter(({ id }) => id !== except)
      .flatMap((order) => reservedLines(order, material).map((line) => ({ warehouse: order.warehouse, line })))
    const lines = found.map(({ line }) => line)
    const units = await unitsOf(context, queries, lines)
    for (const { warehouse, line } of found)
      reserved.set(warehouse, (reserved.get(warehouse) ?? 0n) + parseQuantity(units.toMain(line, openOf(line))))
  }
  return reserved
}

interface Sums {
  readonly scope?: Values | undefined
  /** Key of the sum that a quantity counts in. */
  readonly keyOf: (goods: { readonly firm: string; readonly material: string }) => string
}

/** The same for all materials in all warehouses. */
export async function reservedByMaterial(
  context: Pick<RecordContext, 'repository' | 'model'>,
  queries: Queries,
  { scope, keyOf }: Sums,
): Promise<Levels> {
  const reserved: Levels = new Map()
  const orders = context.repository
    .of('salesOrders')
    .stream(queries, OPEN, { filter: [{ path: 'lines.reserve', operator: 'eq', value: true }], scope })
  for await (const chunk of orders) {
    const found = chunk.flatMap(({ firm, lines }) =>
      lines.flatMap((line) =>
        line.material === null || line.reserve !== true ? [] : [{ line, key: keyOf({ firm, material: line.material }) }],
      ),
    )
    const units = await unitsOf(
      context,
      queries,
      found.map(({ line }) => line),
    )
    for (const { line, key } of found) reserved.set(key, (reserved.get(key) ?? 0n) + parseQuantity(units.toMain(line, openOf(line))))
  }
  return reserved
}
