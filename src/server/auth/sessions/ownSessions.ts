import type { Subject } from '../../../model/subject.ts'
import { hubTables } from '../../db/hubTables.ts'
import { notFound } from '../../records/access/denials.ts'
import type { AuthContext } from '../authContext.ts'

/** One open session of the caller, as My Account shows it. */
export interface OwnSession {
  readonly id: string
  /** ISO UTC. */
  readonly startedAt: string
  readonly lastUsedAt: string | null
  /** Network address at its start. */
  readonly address: string | null
  /** User agent of the browser. */
  readonly agent: string | null
  /** The session of this request. */
  readonly current: boolean
}

const currentOf = (subject: Subject) => subject.attributes?.session ?? ''

/** Open sessions, used last first. */
export async function ownSessions({ options: { db, clock } }: AuthContext, subject: Subject): Promise<OwnSession[]> {
  const rows = await hubTables(db.read)
    .selectFrom('sessions')
    .select(['id', 'startedAt', 'lastUsedAt', 'address', 'agent'])
    .where('user', '=', subject.id)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', clock().toISOString())
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id')
    .execute()
  const current = currentOf(subject)
  return rows.map((row) => ({ ...row, current: row.id === current }))
}

/** Ends sessions of the caller by their ids, immediately in all processes, and writes the audit trail. */
async function endAll(context: AuthContext, subject: Subject, ids: readonly string[]): Promise<void> {
  const { db, audit } = context.options
  const ended = await db.write(async (trx) => {
    const all: string[] = []
    for (const session of ids) all.push(...(await context.end(trx, { session }, 'signOut')))
    for (const _ of all) await audit(trx, { action: 'signOut', outcome: 'done', userId: subject.id, name: subject.attributes?.name ?? '' })
    return all
  })
  for (const session of ended) context.revocations.endSession(session)
}

/** Ends one session of the caller. Throws `AppError` 404 for other users' and ended sessions. */
export async function endOwnSession(context: AuthContext, subject: Subject, id: string): Promise<void> {
  const mine = await ownSessions(context, subject)
  if (!mine.some((session) => session.id === id)) throw notFound()
  await endAll(context, subject, [id])
}

/** Ends all of the caller's sessions except the current one. */
export async function endOtherSessions(context: AuthContext, subject: Subject): Promise<void> {
  const others = (await ownSessions(context, subject)).filter(({ current }) => !current)
  await endAll(
    context,
    subject,
    others.map(({ id }) => id),
  )
}
