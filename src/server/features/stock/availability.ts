import { quantityText } from '../../../domain/quantities.ts'
import type { stockCalls } from '../../../domain/stock/calls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import { hubTables } from '../../db/hubTables.ts'
import { type Condition, visible } from '../../records/read/visibleRows.sql.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { type Levels, reservedOf } from './reservations.ts'

/** Stock of a material in one warehouse. */
export type Availability = AnswerOf<typeof stockCalls.availability>[number]

/** The condition that a movement `t` is visible to the caller. Throws `AppError` 403 for subjects who may not list movements. */
function movements(context: RecordContext, subject: Subject, fields: readonly (keyof EntityMap['materialTransactions'])[]): Condition {
  const mine = visible({ context, subject, now: context.clock() }, 'materialTransactions', fields)
  if (!mine) throw new AppError(403, 'forbidden')
  return mine
}

/** Sums of movements as scaled text, by material or warehouse. */
const sumsBy = <K extends 'material' | 'warehouse'>({ db }: RecordContext, column: K, mine: Condition) =>
  hubTables(db.read)
    .selectFrom('materialTransactions as t')
    .select(column)
    .select(({ fn, cast }) => cast<string>(fn.sum('quantity'), 'text').as('quantity'))
    .where(mine)
    .groupBy(column)

/**
 * Stock of several materials, over all warehouses: id → decimal text in its main unit; without materials that the caller can't see.
 * Throws 403 for subjects who may not list movements.
 */
export async function onHand(context: RecordContext, subject: Subject, ids: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const mine = movements(context, subject, ['material', 'quantity'])
  const materials = entityOf(context, 'materials')
  const seen = await context.repository.getMany(context.db.read, materials, ids, context.access(materials, subject).scope(subject))
  if (seen.length === 0) return {}
  const rows = await sumsBy(context, 'material', mine)
    .where(
      'material',
      'in',
      seen.map(({ id }) => id),
    )
    .execute()
  const sums = new Map(rows.map(({ material, quantity }) => [material, BigInt(quantity)]))
  return Object.fromEntries(seen.map(({ id }) => [id, quantityText(sums.get(id) ?? 0n)]))
}

async function onHandOf(context: RecordContext, subject: Subject, material: string): Promise<Levels> {
  const mine = movements(context, subject, ['material', 'warehouse', 'quantity'])
  const rows = await sumsBy(context, 'warehouse', mine).where('material', '=', material).execute()
  return new Map(rows.map(({ warehouse, quantity }) => [warehouse, BigInt(quantity)]))
}

const allowed = (context: RecordContext, subject: Subject): boolean =>
  context.access(entityOf(context, 'materialTransactions'), subject).allowed.has('list')

/**
 * Stock of a material, by warehouse: every one with a past or present quantity or a reservation. Throws 403 for subjects who may not
 * list movements, 404 for a material that the caller can't see.
 */
export async function availability(context: RecordContext, subject: Subject, material: string): Promise<readonly Availability[]> {
  if (!allowed(context, subject)) throw new AppError(403, 'forbidden')
  const materials = entityOf(context, 'materials')
  const scope = context.access(materials, subject).scope(subject)
  if (!(await context.repository.exists(context.db.read, materials, material, scope))) throw new AppError(404, 'notFound')
  const orders = context.access(entityOf(context, 'salesOrders'), subject).scope(subject)
  const [onHand, reserved] = await Promise.all([
    onHandOf(context, subject, material),
    reservedOf(context, context.db.read, material, { scope: orders }),
  ])
  return [...new Set([...onHand.keys(), ...reserved.keys()])].toSorted().map((warehouse) => {
    const [there, promised] = [onHand.get(warehouse) ?? 0n, reserved.get(warehouse) ?? 0n]
    return {
      warehouse,
      onHand: quantityText(there),
      reserved: quantityText(promised),
      available: quantityText(there - promised),
    }
  })
}
