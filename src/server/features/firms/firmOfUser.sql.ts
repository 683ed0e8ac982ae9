import type { Queries } from '../../db/database.ts'
import { hubTables } from '../../db/hubTables.ts'

/** The firms of users, by user (`PRODUCT.md S6`). */
async function firmsOfUsers(queries: Queries, users: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (users.length === 0) return new Map()
  const rows = await hubTables(queries).selectFrom('users').select(['id', 'firm']).where('id', 'in', users).execute()
  return new Map(rows.map(({ id, firm }) => [id, firm ?? '']))
}

/** The firm of one user; empty if there is no such user. */
export const firmOfUser = async (queries: Queries, user: string): Promise<string> => (await firmsOfUsers(queries, [user])).get(user) ?? ''
