import { sql } from 'kysely'
import { columnsOf, select } from '../../../db/columnsOf.ts'
import type { Queries } from '../../../db/database.ts'

const [t, newer, a] = [columnsOf('biddingTerms', 't'), columnsOf('biddingTerms', 'n'), columnsOf('termsAcceptances', 'a')]

/** Whether there are terms whose newest version a user has not accepted. */
export async function hasUnaccepted(queries: Queries, user: string): Promise<boolean> {
  const { rows } = await select(
    { id: t('id') },
    sql`from ${t.table} where not exists (select 1 from ${newer.table} where ${newer('version')} > ${t('version')})
      and not exists (select 1 from ${a.table} where ${a('terms')} = ${t('id')} and ${a('user')} = ${user})`,
  ).execute(queries)
  return rows.length > 0
}
