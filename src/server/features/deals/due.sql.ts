import { type RawBuilder, sql } from 'kysely'
import { columnsOf, isOneOf, select } from '../../db/columnsOf.ts'
import type { Database, Queries, Transaction } from '../../db/database.ts'

const d = columnsOf('deals')

/** A step may be due, and no failed attempt delays it: unpaid deals, paid ones to be released, and expired second chances. */
const mayBeDue = (now: string): RawBuilder<unknown> => sql`
  (${isOneOf(d('status'), 'invoiced', 'paid')} or (${isOneOf(d('status'), 'offered')} and ${d('offerUntil')} <= ${now}))
  and (${d('nextAttempt')} is null or ${d('nextAttempt')} <= ${now})`

/** Ids, greater than `after`, of deals with a step that may be due. */
export async function openDeals(queries: Queries, now: string, after: string, limit: number): Promise<string[]> {
  const { rows } = await select(
    { id: d('id') },
    sql`from ${d.table} where ${d('id')} > ${after} and ${mayBeDue(now)} order by ${d('id')} limit ${sql.lit(limit)}`,
  ).execute(queries)
  return rows.map(({ id }) => id)
}

/** Locks a deal if a step may be due; undefined if another process has recorded its failure or has succeeded meanwhile. */
export async function lockDueDeal(db: Database, trx: Transaction, id: string, now: string) {
  const { rows } = await select(
    { version: d('_version'), attempts: d('attempts') },
    sql`from ${d.table} where ${d('id')} = ${id} and ${mayBeDue(now)}${db.engine.fragments.lock}`,
  ).execute(trx)
  return rows[0]
}
