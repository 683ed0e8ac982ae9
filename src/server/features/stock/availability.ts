import type { stockCalls } from '../../../domain/stock/calls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import { stringifyDecimal } from '../../../model/values/decimal.ts'
import { hubTables } from '../../db/hubTables.ts'
import { type Condition, visible } from '../../records/read/visible.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { type Levels, reservedOf, SCALE } from './reservations.ts'

/** What there is of a material in one warehouse. */
export type Availability = AnswerOf<typeof stockCalls.availability>[number]

/** The condition that a movement `t` is the asker's to see. Throws `AppError` 403 for who may not list them. */
function movements(context: RecordContext, subject: Subject, fields: readonly (keyof EntityMap['materialTransactions'])[]): Condition {
  const mine = visible({ context, subject, now: context.clock() }, 'materialTransactions', fields)
  if (!mine) throw new AppError(403, 'forbidden')
  return mine
}

/** What moved in all, as scaled text, of each material or in each warehouse. */
const sumsBy = <K extends 'material' | 'warehouse'>({ db }: RecordContext, column: K, mine: Condition) =>
  hubTables(db.read)
    .selectFrom('materialTransactions as t')
    .select(column)
    .select(({ fn, cast }) => cast<string>(fn.sum('quantity'), 'text').as('quantity'))
    .where(mine)
    .groupBy(column)

/**
 * What there is of several materials, in all warehouses together: id → decimal text in its main unit; those that the asker can't see are left out.
 * Refuses who may not list the movements that it sums up.
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
  return Object.fromEntries(seen.map(({ id }) => [id, stringifyDecimal(sums.get(id) ?? 0n, SCALE)]))
}

async function onHandOf(context: RecordContext, subject: Subject, material: string): Promise<Levels> {
  const mine = movements(context, subject, ['material', 'warehouse', 'quantity'])
  const rows = await sumsBy(context, 'warehouse', mine).where('material', '=', material).execute()
  return new Map(rows.map(({ warehouse, quantity }) => [warehouse, BigInt(quantity)]))
}

const allowed = (context: RecordContext, subject: Subject): boolean =>
  context.access(entityOf(context, 'materialTransactions'), subject).allowed.has('list')

/**
 * What there is of a material, by warehouse: every one where some is or was, or is promised. Refuses who may not list the movements that it
 * sums up; 404 for a material that is not there for the asker.
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
      onHand: stringifyDecimal(there, SCALE),
      reserved: stringifyDecimal(promised, SCALE),
      available: stringifyDecimal(there - promised, SCALE),
    }
  })
}
