import type { EntityMap } from '../../model/entityMap.ts'
import type { Database, Queries, Transaction } from '../db/database.ts'
import { hubTables } from '../db/hubTables.ts'

type User = EntityMap['users']

/** A user for the session. */
export interface Account extends Pick<User, 'id' | 'name' | 'email' | 'roles'> {
  readonly version: number
  /** Whether the user has proved to own the address (`PRODUCT.md S7`). */
  readonly emailVerified: boolean
  readonly imageId: User['image']
  readonly locale: NonNullable<User['locale']>
  readonly active: boolean
  /** Stored hash, or null for an account that has none yet. */
  readonly password: User['password']
}

async function find(queries: Queries, column: 'id' | 'email', value: string): Promise<Account | undefined> {
  const tables = hubTables(queries)
  const row = await tables.selectFrom('users').selectAll().where(column, '=', value).executeTakeFirst()
  if (!row) return undefined
  const roles = await tables.selectFrom('users_roles').select('value').where('parentId', '=', row.id).orderBy('position').execute()
  return {
    id: row.id,
    version: row._version,
    name: row.name,
    email: row.email,
    emailVerified: Boolean(row.emailVerified),
    imageId: row.image,
    locale: row.locale ?? 'en',
    active: Boolean(row.active ?? true),
    roles: roles.map((role) => role.value),
    password: row.password,
  }
}

/** Addresses are stored as `normalizeEmail` gives them. */
export const findByEmail = (queries: Queries, email: string) => find(queries, 'email', email)

export const findById = (queries: Queries, id: string) => find(queries, 'id', id)

/** Locks a user, so that changes of password, address and sessions run in sequence. */
export async function lockUser({ capabilities }: Database, trx: Transaction, id: string): Promise<void> {
  if (capabilities.rowLocks) await hubTables(trx).selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()
}
