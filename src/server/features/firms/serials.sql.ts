import { v7 } from 'uuid'
import { HOUSE_FIRM } from '../../../../schemas/parts/tenancy.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import type { Transaction } from '../../db/database.ts'
import { hubTables } from '../../db/hubTables.ts'

/** Identifies a serial: firm, numbering template and common prefix of the numbers. */
export type SerialKey = Pick<EntityMap['numberSerials'], 'firm' | 'templateId' | 'prefix'>

/**
 * The next serial, starting at 1. Concurrent callers wait until this transaction ends and reuse the serial if it is rolled back, so there are
 * no gaps and no duplicates (`PRODUCT.md E13`).
 */
export async function nextSerial(trx: Transaction, key: SerialKey, clock: () => Date): Promise<number> {
  const now = clock().toISOString()
  const { last } = await hubTables(trx)
    .insertInto('numberSerials')
    .values({ id: v7(), _version: 1, createdAt: now, updatedAt: now, ...key, last: 1 })
    .onConflict((taken) =>
      taken.columns(['firm', 'templateId', 'prefix']).doUpdateSet(({ eb }) => ({ last: eb('numberSerials.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return Number(last)
}

/** Skips to a later serial; `nextSerial` has locked the row. */
export async function skipTo(trx: Transaction, key: SerialKey, serial: number): Promise<void> {
  const all = hubTables(trx).updateTable('numberSerials').set({ last: serial })
  await all.where('firm', '=', key.firm).where('templateId', '=', key.templateId).where('prefix', '=', key.prefix).execute()
}

/** Serializes transactions that lock the same name, from here until they end. */
export async function acquireLock(trx: Transaction, name: string, clock: () => Date): Promise<void> {
  await nextSerial(trx, { firm: HOUSE_FIRM, templateId: 'turn', prefix: name }, clock)
}
