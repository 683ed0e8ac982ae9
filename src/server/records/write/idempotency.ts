import { createHash } from 'node:crypto'
import { v7 } from 'uuid'
import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { hubTables } from '../../db/hubTables.ts'
import { isValues } from '../values.ts'

/** A call that may be sent again: whose, under which key, and what it asks for. */
export interface Call {
  readonly actor: string
  readonly key: string
  /** Name of the call and its arguments. */
  readonly request: Json
}

export interface Answered<T> {
  readonly answer: T
  /** The call had been answered before; nothing was done now. */
  readonly again: boolean
}

/** Days that a key is remembered at least. */
const KEPT = 30
const DAY = 24 * 60 * 60 * 1000

/** The same for members in any order. */
const sorted = (value: Json): Json =>
  isValues(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value

const digest = (value: Json): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('hex')

/** Forgets old keys, apart from the calls: two that removed the same rows would wait for each other, holding wallets. */
export async function sweepIdempotencyKeys({ db, clock }: { readonly db: Database; readonly clock: () => Date }): Promise<void> {
  const past = new Date(clock().getTime() - KEPT * DAY).toISOString()
  await db.write((trx) => hubTables(trx).deleteFrom('idempotencyKeys').where('createdAt', '<', past).execute())
}

/** A second call with the same key waits here for the first one's commit. */
async function claim(trx: Transaction, call: Call, asked: string, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const rows = await hubTables(trx)
    .insertInto('idempotencyKeys')
    .values({ id: v7(), _version: 1, createdAt: at, updatedAt: at, actor: call.actor, key: call.key, request: asked, answer: null })
    .onConflict((taken) => taken.columns(['actor', 'key']).doNothing())
    .returning('id')
    .execute()
  return rows.length === 1
}

/**
 * Does the work of a call once: sent again with the same key and request it gets the first answer. Key and answer are stored in the
 * transaction of the work, so what was refused may be tried again. Throws `AppError` 409 `idempotencyKey` for a key of another request
 * (`PRODUCT.md W3`).
 */
export async function withIdempotencyKey<T>(trx: Transaction, clock: () => Date, call: Call, work: () => Promise<T>): Promise<Answered<T>> {
  const asked = digest(call.request)
  if (await claim(trx, call, asked, clock())) {
    const answer = await work()
    const mine = hubTables(trx).updateTable('idempotencyKeys').where('actor', '=', call.actor).where('key', '=', call.key)
    await mine.set({ answer: JSON.stringify(answer) }).execute()
    return { answer, again: false }
  }
  const known = hubTables(trx).selectFrom('idempotencyKeys').where('actor', '=', call.actor).where('key', '=', call.key)
  const first = await known.select(['request', 'answer']).executeTakeFirst()
  if (first?.request !== asked) throw new AppError(409, 'idempotencyKey')
  return { answer: JSON.parse(first.answer ?? 'null'), again: true }
}
