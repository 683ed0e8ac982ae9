import { sql } from 'kysely'
import { announcedUntil } from '../../../domain/subscriptions/steps.ts'
import { columnsOf, isOneOf, select } from '../../db/columnsOf.ts'
import type { Queries } from '../../db/database.ts'

const [s, i] = [columnsOf('subscriptions', 's'), columnsOf('invoices', 'i')]

/** Ids, greater than `after`, of subscriptions that may be due: to be renewed, announced, retried or restored. `day`: today in the time zone where days begin first. */
export async function dueSubscriptions(queries: Queries, day: string, after: string, limit: number): Promise<string[]> {
  const { rows } = await select(
    { id: s('id') },
    sql`from ${s.table} left join ${i.table} on ${i('id')} = ${s('unpaidInvoice')} where ${s('id')} > ${after} and (
      (${isOneOf(s('status'), 'trial', 'active')} and ${s('renewalDate')} <= ${day})
      or (${isOneOf(s('status'), 'trial')} and ${s('renewalDate')} <= ${announcedUntil(day)}
        and ${s('plannedPlan')} is null and coalesce(${s('trialAnnounced')}, ${sql.lit(false)}) = ${sql.lit(false)})
      or (${isOneOf(s('status'), 'pastDue')} and ${s('retryDate')} <= ${day})
      or (${isOneOf(s('status'), 'pastDue', 'suspended')} and ${s('unpaidInvoice')} is not null and ${isOneOf(i('settlement'), 'settled')}))
      order by ${s('id')} limit ${sql.lit(limit)}`,
  ).execute(queries)
  return rows.map(({ id }) => id)
}

/** Ids, greater than `after`, of subscriptions whose firms are not read-only. */
export async function runningSubscriptions(queries: Queries, after: string, limit: number): Promise<string[]> {
  const { rows } = await select(
    { id: s('id') },
    sql`from ${s.table} where ${s('id')} > ${after} and ${isOneOf(s('status'), 'trial', 'active', 'pastDue')} order by ${s('id')} limit ${sql.lit(limit)}`,
  ).execute(queries)
  return rows.map(({ id }) => id)
}
