import { v7 } from 'uuid'
import { parseQuantity, quantityText } from '../../../domain/quantities.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { tenantOfRecord } from '../../../model/referable.ts'
import type * as db from '../../db/database.ts'
import { hubTables } from '../../db/hubTables.ts'
import type { RuleContext } from '../../records/rules.ts'
import { insertRecord } from '../../records/write/createRecord.ts'
import { deriveAndValidate } from '../../records/write/deriveAndValidate.ts'
import { requireConfirmation } from '../control/operationControl.ts'
import { reservedOf } from './reservations.ts'

type Transaction = EntityMap['materialTransactions']

/** One movement in the material's main unit; negative for outgoing goods. */
export interface Movement
  extends Pick<Transaction, 'firm' | 'material' | 'warehouse' | 'date' | 'kind' | 'quantity'>,
    Partial<Pick<Transaction, 'id' | 'document' | 'value' | 'origin' | 'lot' | 'salesOrder' | 'purchaseOrder' | 'line' | 'notes'>> {
  /** Whether it may use reserved stock: its own reservation, or a loss found by a count. */
  readonly claimed?: boolean
}

export interface MoveOptions {
  /** Name of the operation in `controlOperations.operationName`. */
  readonly operation: string
  readonly confirmed: ReadonlySet<string>
  /** Sales order whose own reservations do not count against it. */
  readonly order?: string
}

export type StockContext = Pick<RuleContext, 'trx' | 'records' | 'subject' | 'alsoWritten'>

interface Level {
  readonly date: string
  readonly quantity: bigint
}

/** Stock at the end of each day with movements, the earliest first. */
async function levels(trx: db.Transaction, material: string, warehouse: string): Promise<Level[]> {
  const rows = await hubTables(trx)
    .selectFrom('materialTransactions')
    .select(({ fn, cast }) => ['date', cast<string>(fn.sum('quantity'), 'text').as('moved')])
    .where('material', '=', material)
    .where('warehouse', '=', warehouse)
    .groupBy('date')
    .orderBy('date')
    .execute()
  let quantity = 0n
  return rows.map(({ date, moved }) => {
    quantity += BigInt(moved)
    return { date, quantity }
  })
}

/** Current stock: the sum of all movements. */
export async function onHand(trx: db.Transaction, material: string, warehouse: string): Promise<string> {
  return quantityText((await levels(trx, material, warehouse)).at(-1)?.quantity ?? 0n)
}

const leaves = ({ quantity }: Movement) => parseQuantity(quantity) < 0n

interface Shortage {
  readonly material: string
  readonly warehouse: string
  readonly date: string
  readonly quantity: string
}

/** The first day, from that of a movement on, with negative stock. */
async function shortageOf(trx: db.Transaction, { material, warehouse, date }: Movement): Promise<Shortage | undefined> {
  const all = await levels(trx, material, warehouse)
  const short = all.find((level) => level.date >= date && level.quantity < 0n)
  return short && { material, warehouse, date: short.date, quantity: quantityText(short.quantity) }
}

interface Taken {
  readonly material: string
  readonly warehouse: string
  readonly onHand: string
  readonly reserved: string
}

/** The stock left by a movement if it is less than the reservations of others (`PRODUCT.md E17`). */
async function takenOf({ trx, records }: StockContext, { material, warehouse }: Movement, order?: string): Promise<Taken | undefined> {
  const reserved = (await reservedOf(records, trx, material, { except: order })).get(warehouse) ?? 0n
  if (reserved === 0n) return undefined
  const left = await onHand(trx, material, warehouse)
  if (parseQuantity(left) >= reserved) return undefined
  return { material, warehouse, onHand: left, reserved: quantityText(reserved) }
}

/** Locks materials, always in the same order to avoid deadlocks. Other writers wait for this transaction. */
export async function lockMaterials({ trx, records }: Pick<StockContext, 'trx' | 'records'>, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort()) await records.repository.of('materials').lock(trx, id)
}

/**
 * Records movements; stock is their sum (`PRODUCT.md E11`). Other writers of the same material wait for this transaction. If stock would become
 * negative, on that day or later, or use others' reservations, operation control decides: throws `AppError` 409 `operationBlock`, `operationWarn`
 * or `operationUnconfigured`, and `periodClosed` for days in a closed period. The opposite movement cancels a movement, under the same checks.
 */
export async function moveStock(
  context: StockContext,
  movements: readonly Movement[],
  { operation, confirmed, order }: MoveOptions,
): Promise<readonly Transaction[]> {
  const { trx, records, subject, alsoWritten } = context
  const entity = entityOf(records, 'materialTransactions')
  await lockMaterials(
    context,
    movements.map(({ material }) => material),
  )
  const written: Transaction[] = []
  for (const { claimed: _claimed, ...movement } of movements) {
    const record = deriveAndValidate(entity, movement, { rules: undefined })
    written.push(await insertRecord(records, trx, entity, subject, { ...record, id: movement.id ?? v7() }, { alsoWritten }))
  }
  const [first] = written
  const tenant = first && tenantOfRecord(records.model, entity, first)
  for (const movement of movements.filter(leaves)) {
    const taken = movement.claimed === true ? undefined : await takenOf(context, movement, order)
    if (taken) await requireConfirmation(records, trx, { operation, confirmation: 'reservedStock', confirmed, about: { ...taken }, tenant })
    const about = await shortageOf(trx, movement)
    if (about) await requireConfirmation(records, trx, { operation, confirmation: 'negativeStock', confirmed, about: { ...about }, tenant })
  }
  return written
}
