import { hubTables } from '../../db/hubTables.ts'
import type { RuleContext } from '../../records/rules.ts'

/** Refresh tokens of a user's sessions stop working; the calling session continues. */
export async function endSessions(
  { trx, subject, records }: Pick<RuleContext, 'trx' | 'subject' | 'records'>,
  user: string,
): Promise<void> {
  const query = hubTables(trx)
    .updateTable('sessions')
    .set({ endedAt: records.clock().toISOString(), endReason: 'passwordReset' })
    .where('user', '=', user)
    .where('endedAt', 'is', null)
  const own = subject.id === user ? subject.attributes?.session : undefined
  await (own === undefined ? query : query.where('id', '!=', own)).execute()
}
