import { runAfterCommit, type WrittenRecord } from '../../records/afterCommit.ts'
import { SYSTEM } from '../../records/history/audit.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { ruleContext } from '../../records/ruleContext.ts'
import type { UploadFiles } from '../../records/uploads/uploadFiles.ts'
import { notifyFirm } from '../firms/firmUsers.ts'
import { type CopiedUpload, copyUploads, removeCopies } from './copyUploads.ts'
import { changeDeal, type DealContext, lockDeal, nowOf } from './dealContext.ts'
import { newGateCode } from './gateCode.ts'
import { insertNewCar } from './newCar.ts'
import { dealNotice } from './payDeal.ts'

/** Gives the buyer the car and the gate code. Returns false if that was done before. */
async function release(context: DealContext, id: string, copies: readonly CopiedUpload[]): Promise<boolean> {
  const locked = await lockDeal(context, id)
  if (locked?.deal.status !== 'paid') return false
  const { deal, parties } = locked
  const car = await insertNewCar(context, deal, parties.buyer, copies)
  const after = await changeDeal(context, deal, {
    status: 'released',
    releasedAt: nowOf(context),
    newCar: car.id,
    gateCode: newGateCode(),
  })
  await notifyFirm(context, deal.firm, { kind: 'dealReleased', ...dealNotice(after) })
  return true
}

/**
 * Releases a paid deal (`PRODUCT.md A14`): the buyer's firm gets a copy of the car with files of its own, and the gate code. The files are copied before the
 * transaction, and removed if it does not use them. Returns whether it was done now.
 */
export async function releaseDeal(records: RecordContext, files: UploadFiles, id: string): Promise<boolean> {
  const seen = await records.repository.of('deals').get(records.db.read, id)
  const car = seen?.status === 'paid' ? await records.repository.of('cars').get(records.db.read, seen.car) : undefined
  if (!car) return false
  const copies = await copyUploads(records, files, car)
  const alsoWritten: WrittenRecord[] = []
  let done = false
  try {
    done = await records.db.write((trx) => {
      alsoWritten.length = 0
      return release(ruleContext(records, { trx, subject: SYSTEM, alsoWritten }, 'deals'), id, copies)
    })
  } finally {
    if (!done) await removeCopies(files, copies)
  }
  if (done) runAfterCommit(records, alsoWritten)
  return done
}
