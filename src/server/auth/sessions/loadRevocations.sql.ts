import { hubTables } from '../../db/hubTables.ts'
import type { AuthContext } from '../authContext.ts'
import { ACCESS_SECONDS } from './accessTokens.ts'

/** Loads what was revoked before this process started, for tokens that may still be valid. */
export async function loadRevocations({ options: { db, clock }, revocations }: AuthContext): Promise<void> {
  const since = new Date(clock().getTime() - ACCESS_SECONDS * 1000).toISOString()
  const ended = await hubTables(db.read).selectFrom('sessions').select('id').where('endedAt', '>', since).execute()
  const changed = await hubTables(db.read).selectFrom('users').select(['id', '_version']).where('updatedAt', '>', since).execute()
  for (const { id } of ended) revocations.endSession(id)
  for (const { id, _version } of changed) revocations.revokeOlder(id, Number(_version))
}
