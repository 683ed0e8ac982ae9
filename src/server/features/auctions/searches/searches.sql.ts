import { sql } from 'kysely'
import { columnsOf, select } from '../../../db/columnsOf.ts'
import type { Queries } from '../../../db/database.ts'

const [s, u, m] = [columnsOf('savedSearches', 's'), columnsOf('users', 'u'), columnsOf('searchMatches', 'm')]

/** Ids of the searches that may match a car of a firm: of active users of other firms, for its make or any. */
export async function possibleSearches(queries: Queries, firm: string | null, make: string | null): Promise<string[]> {
  const { rows } = await select(
    { id: s('id') },
    sql`from ${s.table} join ${u.table} on ${u('id')} = ${s('user')}
      where ${u('active')} = ${sql.lit(true)} and (${u('firm')} is null or ${u('firm')} <> ${firm ?? ''})
      and (${s('make')} is null or ${s('make')} = '' or lower(${s('make')}) = lower(${make ?? ''})) order by ${s('user')}, ${s('id')}`,
  ).execute(queries)
  return rows.map(({ id }) => id)
}

/** Ids of searches with matches that are not mailed yet. */
export async function searchesToMail(queries: Queries, after: string, limit: number): Promise<string[]> {
  const { rows } = await select(
    { id: m('search') },
    sql`from ${m.table} where ${m('mailed')} = ${sql.lit(false)} and ${m('search')} > ${after}
      group by ${m('search')} order by ${m('search')} limit ${sql.lit(limit)}`,
  ).execute(queries)
  return rows.map(({ id }) => id)
}
