import { sql } from 'kysely'
import { columnsOf, isOneOf, select } from '../../db/columnsOf.ts'
import type { Queries } from '../../db/database.ts'

const d = columnsOf('deals')

/** Ids, greater than `after`, of deals with a step that may be due: unpaid ones, paid ones to be released, and expired second chances. */
export async function openDeals(queries: Queries, now: string, after: string, limit: number): Promise<string[]> {
  const { rows } = await select(
    { id: d('id') },
    sql`from ${d.table} where ${d('id')} > ${after} and (${isOneOf(d('status'), 'invoiced', 'paid')}
      or (${isOneOf(d('status'), 'offered')} and ${d('offerUntil')} <= ${now})) order by ${d('id')} limit ${sql.lit(limit)}`,
  ).execute(queries)
  return rows.map(({ id }) => id)
}
