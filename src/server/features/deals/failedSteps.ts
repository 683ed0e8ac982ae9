import type { EntityMap } from '../../../model/entityMap.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import type { BackoffRange } from '../../../model/values/backoff.ts'
import { hubTables } from '../../db/hubTables.ts'
import { notFound } from '../../records/access/denials.ts'
import { runAfterCommit, type WrittenRecord } from '../../records/afterCommit.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { ruleContext } from '../../records/ruleContext.ts'
import { MINUTE } from '../../scheduler.ts'
import { type RetriedWork, recordFailure } from '../notifications/recordFailure.ts'
import { FileNotCopied } from './copyUploads.ts'
import { changeDeal, lockDeal } from './dealContext.ts'
import { lockDueDeal } from './due.sql.ts'

type DealProblem = NonNullable<EntityMap['deals']['problem']>

/** Pauses between attempts at the same step, in milliseconds. The job runs once a minute. */
const STEP_PAUSES: BackoffRange = { first: MINUTE, longest: 60 * MINUTE }

/** Why a step failed, as shown to Admins. */
function problemOf(error: unknown): DealProblem {
  if (error instanceof AppError && error.code === 'noWalletToPay') return 'noWallet'
  if (error instanceof AppError && error.code === 'insufficientFunds') return 'insufficientFunds'
  return error instanceof FileNotCopied ? 'filesNotCopied' : 'unexpected'
}

/** Records that the step of a deal that is due has failed (`PRODUCT.md A13, A14`). Throws when it can't be recorded. */
export function recordStepFailure(records: RecordContext, id: string, error: unknown): Promise<void> {
  const work: RetriedWork = {
    entity: 'deals',
    kind: 'dealStuck',
    pauses: STEP_PAUSES,
    lockDue: (trx, deal, now) => lockDueDeal(records.db, trx, deal, now),
    write: (trx, deal, attempts) =>
      hubTables(trx)
        .updateTable('deals')
        .set({ ...attempts, problem: problemOf(error) })
        .where('id', '=', deal)
        .execute(),
  }
  return recordFailure(records, work, id)
}

/** Makes the failed step of a deal due at once. Throws `AppError` 404, 409 `notStuck`. */
export async function skipPause(records: RecordContext, subject: Subject, id: string): Promise<void> {
  const alsoWritten: WrittenRecord[] = []
  await records.db.write(async (trx) => {
    alsoWritten.length = 0
    const context = ruleContext(records, { trx, subject, alsoWritten }, 'deals')
    const locked = await lockDeal(context, id)
    if (!locked) throw notFound()
    if (locked.deal.problem === null) throw new AppError(409, 'notStuck')
    await changeDeal(context, locked.deal, { nextAttempt: null })
  })
  runAfterCommit(records, alsoWritten)
}
