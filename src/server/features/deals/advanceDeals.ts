import { type DealStep, dueDealStep, remindersDue } from '../../../domain/deals/lifecycle.ts'
import { moneyText } from '../../../domain/money/hundredths.ts'
import { openAmount } from '../../../domain/money/openAmount.ts'
import { daysBetween } from '../../../model/values/days.ts'
import { runAfterCommit, type WrittenRecord } from '../../records/afterCommit.ts'
import { SYSTEM } from '../../records/history/audit.ts'
import { createYielder } from '../../records/loops/createYielder.ts'
import { forEachPaged } from '../../records/loops/forEachIsolated.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { ruleContext } from '../../records/ruleContext.ts'
import type { UploadFiles } from '../../records/uploads/uploadFiles.ts'
import { notifyFirm } from '../firms/firmUsers.ts'
import { changeDeal, type DealContext, dayOf, type LockedDeal, lockDeal, nowOf } from './dealContext.ts'
import { openDeals } from './due.sql.ts'
import { declineDeal, defaultDeal } from './endDeal.ts'
import { recordStepFailure } from './failedSteps.ts'
import { dealNotice, markPaid } from './payDeal.ts'
import { releaseDeal } from './releaseDeal.ts'

const invoiceOf = async ({ repository, trx }: DealContext, { deal }: LockedDeal) =>
  deal.invoice === null ? undefined : repository.of('invoices').get(trx, deal.invoice)

/** A step that succeeds clears the failures of its earlier attempts; a new status does the same. */
const DONE = { problem: null, attempts: null, nextAttempt: null } as const

/** Reminds the buyer, once for all reminders that are due. */
async function remind(context: DealContext, locked: LockedDeal): Promise<void> {
  const { deal, parties } = locked
  const invoice = await invoiceOf(context, locked)
  const days = daysBetween(deal.runsFrom ?? '', dayOf(context, parties.buyer.firm))
  await changeDeal(context, deal, { ...DONE, reminders: remindersDue(days) })
  const amount = moneyText(invoice ? openAmount(invoice) : 0n)
  const params = { amount, currency: deal.currency, dueDay: deal.dueDate ?? '' }
  await notifyFirm(context, deal.firm, { kind: 'dealReminder', ...dealNotice(deal, params) })
}

/** The steps that need one transaction only; a release copies files before its transaction. */
const STEPS: Readonly<Record<Exclude<DealStep, 'release'>, (context: DealContext, locked: LockedDeal) => Promise<unknown>>> = {
  paid: (context, { deal }) => markPaid(context, deal),
  remind,
  late: (context, { deal }) => changeDeal(context, deal, { ...DONE, late: true }),
  default: defaultDeal,
  expire: (context, { deal }) => declineDeal(context, deal),
}

/** The step of a locked deal that is due; none while a failed one waits for its next attempt. */
async function stepOf(context: DealContext, locked: LockedDeal): Promise<DealStep | undefined> {
  const { deal, parties } = locked
  const { status, runsFrom, reminders, late, offerUntil, nextAttempt } = deal
  if (nextAttempt !== null && nextAttempt > nowOf(context)) return undefined
  const settled = (await invoiceOf(context, locked))?.settlement === 'settled'
  const standing = { status, runsFrom, reminders: reminders ?? 0, late: late === true, settled, offerUntil }
  return dueDealStep(standing, dayOf(context, parties.buyer.firm), nowOf(context))
}

/**
 * Does the one step of a deal that is due, in its own transaction (`PRODUCT.md A14`). The locks make it happen once, however many processes try. Returns
 * whether something was done.
 */
async function advanceDeal(records: RecordContext, files: UploadFiles, id: string): Promise<boolean> {
  const alsoWritten: WrittenRecord[] = []
  const step = await records.db.write(async (trx) => {
    alsoWritten.length = 0
    const context = ruleContext(records, { trx, subject: SYSTEM, alsoWritten }, 'deals')
    const locked = await lockDeal(context, id)
    const due = locked && (await stepOf(context, locked))
    if (locked && due !== undefined && due !== 'release') await STEPS[due](context, locked)
    return due
  })
  if (step === undefined) return false
  if (step === 'release') return releaseDeal(records, files, id)
  runAfterCommit(records, alsoWritten)
  return true
}

/** Advances one deal until nothing is due. A failed step is recorded, shown to Admins and retried later. Throws when it can't be recorded. */
export async function advanceUntilDone(records: RecordContext, files: UploadFiles, id: string): Promise<void> {
  const yieldIfDue = createYielder()
  try {
    while (await advanceDeal(records, files, id)) await yieldIfDue()
  } catch (error) {
    records.report(error, 'a step of a deal failed; it will be tried again', { id })
    await recordStepFailure(records, id, error)
  }
}

/**
 * Advances all deals that have a step due. A failure does not stop the others, and is retried with growing pauses (`PRODUCT.md A13`). Several processes may run
 * this at the same time.
 */
export async function advanceDeals(records: RecordContext, files: UploadFiles): Promise<void> {
  await forEachPaged(
    (last, limit) => openDeals(records.db.read, nowOf({ records }), last, limit),
    (id) => advanceUntilDone(records, files, id),
    (error, id) => records.report(error, 'the failed step of a deal could not be recorded; it will be tried again in the next run', { id }),
  )
}
