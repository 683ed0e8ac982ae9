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
  /** Absent only for accounts older than firms, until the next start of the server. */
  readonly firm?: string
  readonly firmState?: NonNullable<EntityMap['firms']['state']>
  /** The firm's plan makes its records read-only. */
  readonly planStopped?: boolean
  /** Stored hash, or null for an account that has none yet. */
  readonly password: User['password']
}

/** Whether a firm's plan is suspended or paused, or has ended without another (`PRODUCT.md P5, P7`). A firm that never had a plan goes on. */
async function isPlanStopped(queries: Queries, firm: string): Promise<boolean> {
  const rows = await hubTables(queries).selectFrom('subscriptions').select('status').distinct().where('firm', '=', firm).execute()
  return rows.length > 0 && rows.every(({ status }) => status === 'suspended' || status === 'paused' || status === 'ended')
}

async function find(queries: Queries, column: 'id' | 'email', value: string): Promise<Account | undefined> {
  const tables = hubTables(queries)
  const row = await tables.selectFrom('users').selectAll().where(column, '=', value).executeTakeFirst()
  if (!row) return undefined
  const firm =
    row.firm === null ? undefined : await tables.selectFrom('firms').select(['id', 'state']).where('id', '=', row.firm).executeTakeFirst()
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
    ...(firm && { firm: firm.id, firmState: firm.state ?? 'pending', planStopped: await isPlanStopped(queries, firm.id) }),
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
