import { createHash } from 'node:crypto'
import { v7 } from 'uuid'
import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { hubTables } from '../../db/hubTables.ts'
import { runAfterCommit, type WrittenRecord } from '../afterCommit.ts'
import type { RecordContext } from '../recordContext.ts'
import { isValues } from '../values.ts'

/** A call that may be repeated: its caller, key and request. */
export interface Call {
  readonly actor: string
  readonly key: string
  /** Name of the call and its arguments. */
  readonly request: Json
}

export interface Answered<T> {
  readonly answer: T
  /** The call is a repetition; the stored answer is returned. */
  readonly repeated: boolean
}

/** Minimum number of days that a key is kept. */
const KEPT = 30
const DAY = 24 * 60 * 60 * 1000

/** The value with members sorted, so that their order does not matter. */
const sorted = (value: Json): Json =>
  isValues(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value

const digest = (value: Json): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('hex')

/** Deletes old keys. Calls don't do this themselves: two calls deleting the same rows would wait for each other while holding wallets. */
export async function sweepIdempotencyKeys({ db, clock }: { readonly db: Database; readonly clock: () => Date }): Promise<void> {
  const past = new Date(clock().getTime() - KEPT * DAY).toISOString()
  await db.write((trx) => hubTables(trx).deleteFrom('idempotencyKeys').where('createdAt', '<', past).execute())
}

/** Claims the key. A second call with the same key waits here until the first commits. */
async function claim(trx: Transaction, call: Call, requestDigest: string, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const rows = await hubTables(trx)
    .insertInto('idempotencyKeys')
    .values({ id: v7(), _version: 1, createdAt: at, updatedAt: at, actor: call.actor, key: call.key, request: requestDigest, answer: null })
    .onConflict((taken) => taken.columns(['actor', 'key']).doNothing())
    .returning('id')
    .execute()
  return rows.length === 1
}

/**
 * Runs the work of a call once. A repetition with the same key and request gets the first answer. Key and answer are stored in the
 * transaction of the work, so a refused call may be retried. Throws `AppError` 409 `idempotencyKey` for a key of another request
 * (`PRODUCT.md W3`).
 */
export async function withIdempotencyKey<T>(trx: Transaction, clock: () => Date, call: Call, work: () => Promise<T>): Promise<Answered<T>> {
  const requestDigest = digest(call.request)
  if (await claim(trx, call, requestDigest, clock())) {
    const answer = await work()
    const mine = hubTables(trx).updateTable('idempotencyKeys').where('actor', '=', call.actor).where('key', '=', call.key)
    await mine.set({ answer: JSON.stringify(answer) }).execute()
    return { answer, repeated: false }
  }
  const known = hubTables(trx).selectFrom('idempotencyKeys').where('actor', '=', call.actor).where('key', '=', call.key)
  const first = await known.select(['request', 'answer']).executeTakeFirst()
  if (first?.request !== requestDigest) throw new AppError(409, 'idempotencyKey')
  return { answer: JSON.parse(first.answer ?? 'null'), repeated: true }
}

/** Runs the work of a call once, in a transaction of its own, and afterwards what follows the records that it has written. */
export async function writeOnce<T>(
  records: RecordContext,
  call: Call,
  work: (trx: Transaction, alsoWritten: WrittenRecord[]) => Promise<T>,
): Promise<T> {
  const { answer, alsoWritten } = await records.db.write(async (trx) => {
    const alsoWritten: WrittenRecord[] = []
    const { answer } = await withIdempotencyKey(trx, records.clock, call, () => work(trx, alsoWritten))
    return { answer, alsoWritten }
  })
  runAfterCommit(records, alsoWritten)
  return answer
}
