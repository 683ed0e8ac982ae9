import { v7 } from 'uuid'
import type { termsCalls } from '../../../../domain/auction/termsCalls.ts'
import type { AnswerOf } from '../../../../model/calls/callContract.ts'
import { entityOf } from '../../../../model/entityOf.ts'
import { AppError } from '../../../../model/errors.ts'
import type { Subject } from '../../../../model/subject.ts'
import type { Queries } from '../../../db/database.ts'
import { SYSTEM } from '../../../records/history/audit.ts'
import type { RecordContext } from '../../../records/recordContext.ts'
import { recordWritten } from '../../../records/write/recordWritten.ts'
import { hasUnaccepted } from './unaccepted.sql.ts'

/** Refuses users who have not accepted the newest bidding terms: 403 `termsNotAccepted`. The server's own writes need none. */
export async function requireTerms(queries: Queries, { id }: Subject): Promise<void> {
  if (id !== SYSTEM.id && (await hasUnaccepted(queries, id))) throw new AppError(403, 'termsNotAccepted')
}

const newest = ({ repository }: Pick<RecordContext, 'repository'>, queries: Queries) =>
  repository.of('biddingTerms').findOne(queries, {}, { sort: { field: 'version', order: 'DESC' } })

/** The newest terms, and whether the subject has accepted them. */
export async function currentTerms(records: RecordContext, { id: user }: Subject): Promise<AnswerOf<typeof termsCalls.current>> {
  const found = await newest(records, records.db.read)
  if (!found) return { terms: null, accepted: true }
  const { id, version, en, ar, fr, tr } = found
  return { terms: { id, version: version ?? 1, texts: { en, ar, fr, tr } }, accepted: !(await hasUnaccepted(records.db.read, user)) }
}

/** Stores that the subject accepts a version; a second call changes nothing. Throws `AppError` 409 `termsReplaced` if there is a newer version. */
export async function acceptTerms(records: RecordContext, subject: Subject, id: string): Promise<void> {
  const { repository, db, clock } = records
  const entity = entityOf(records, 'termsAcceptances')
  await db.write(async (trx) => {
    await repository.of('users').lock(trx, subject.id)
    if ((await newest(records, trx))?.id !== id) throw new AppError(409, 'termsReplaced')
    const acceptances = repository.of('termsAcceptances')
    if (await acceptances.findOne(trx, { user: subject.id, terms: id })) return
    const after = await acceptances.insert(trx, { id: v7(), user: subject.id, terms: id, acceptedAt: clock().toISOString() })
    await recordWritten(records, trx, { entity, subject, action: 'create', after })
  })
}
