import { randomBytes } from 'node:crypto'
import type { DatabaseTarget } from '../../../src/server/db/openDatabase.ts'
import type { DatabaseSettings } from './describeEachEngine.ts'
import { administer } from './postgres.ts'

/** A database on which reports run: on PostgreSQL with a login role of its own for them, which may do nothing. */
export async function withReportsRole(database: DatabaseSettings): Promise<{ target: DatabaseTarget; drop: () => Promise<void> }> {
  if (!('databaseUrl' in database)) return { target: database, drop: async () => undefined }
  const role = `reports_${randomBytes(6).toString('hex')}`
  await administer((client) => client.query(`create role ${role} login password '${role}'`))
  const url = new URL(database.databaseUrl)
  url.username = role
  url.password = role
  return {
    target: { ...database, reportsUrl: url.href },
    drop: async () => void (await administer((client) => client.query(`alter role ${role} nologin`))),
  }
}
