import { TENANCY } from '../../../../schemas/parts/tenancy.ts'
import { defaultDay, dueDay, isDisputable, isSale, postponed } from '../../../domain/deals/lifecycle.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import { dayIn } from '../../../model/values/timeZones.ts'
import { writeDependent } from '../../records/afterCommit.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { attachUploads } from '../../records/uploads/attachUploads.ts'
import { notifyFirm } from '../firms/firmUsers.ts'
import { activeAdmins } from '../notifications/activeAdmins.ts'
import { notify } from '../notifications/notify.ts'
import { changeDeal, type Deal, type DealContext, dayOf, type Firm, type LockedDeal, nowOf } from './dealContext.ts'
import { cancelInvoice, cancelStatement } from './documents.ts'
import { returnCar } from './endDeal.ts'
import { type DealCall, dealNotice, onLockedDeal, wrongStatus } from './payDeal.ts'

export type Side = NonNullable<EntityMap['deals']['messages'][number]['side']>

interface Written {
  readonly side: Side
  readonly text: string
  readonly file?: string
}

type Kind = Parameters<typeof notify>[1]['kind']

/** Notifies the other side, and Admins. */
async function notifyOthers(context: DealContext, deal: Deal, side: Side, kind: Kind, params: Readonly<Record<string, string>> = {}) {
  const note = { kind, ...dealNotice(deal, params) }
  if (side !== 'buyer') await notifyFirm(context, deal.firm, note)
  if (side !== 'seller' && deal.seller !== TENANCY.house) await notifyFirm(context, deal.seller ?? '', note)
  if (side === 'house') return
  for (const user of await activeAdmins(context.records, context.trx)) await notify(context, { user, ...note })
}

/** The deal's messages and one more, whose file is attached to the deal. */
async function withMessage(context: DealContext, deal: Deal, { side, text, file }: Written): Promise<DraftMap['deals']> {
  const message = { at: nowOf(context), side, text, file: file ?? null }
  const messages = [...deal.messages, message]
  const { records, trx, entity, subject } = context
  await attachUploads(records, trx, entity, subject, { ...deal, messages }, deal)
  return { messages }
}

/** Opens a dispute, which freezes the deal (`PRODUCT.md A14`). Throws `AppError` 404, 409 `dealFrozen`, `dealState`, 422. */
export const openDispute = (
  records: RecordContext,
  call: DealCall,
  written: Written & { readonly side: 'buyer' | 'seller' },
): Promise<null> =>
  onLockedDeal(records, call, ['openDispute', written.text, written.file ?? null], async (context, { deal }) => {
    const { status } = deal
    if (!isDisputable(status)) throw wrongStatus(deal)
    const opened = { status: 'disputed', statusBefore: status, disputedBy: written.side, disputeReason: written.text } as const
    const messages = await withMessage(context, deal, written)
    await changeDeal(context, deal, { ...opened, ...messages, disputedAt: nowOf(context), decision: null, decisionReason: null })
    await notifyOthers(context, deal, written.side, 'dealDisputed', { reason: written.text })
    return null
  })

/** Adds a message to a sale. Throws `AppError` 404, 409 `dealState` if there is none, 422. */
export const writeMessage = (records: RecordContext, call: DealCall, written: Written): Promise<null> =>
  onLockedDeal(records, call, ['writeMessage', written.text, written.file ?? null], async (context, { deal }) => {
    if (!isSale(deal.status)) throw wrongStatus(deal)
    await changeDeal(context, deal, await withMessage(context, deal, written))
    await notifyOthers(context, deal, written.side, 'dealMessage')
    return null
  })

/** The deadlines after a dispute: later by its duration. */
function postponedDays(context: DealContext, { runsFrom, disputedAt }: Deal, buyer: Firm): DraftMap['deals'] {
  if (runsFrom === null || disputedAt === null) return {}
  const from = postponed(runsFrom, dayIn(new Date(disputedAt), buyer.timeZone ?? 'UTC'), dayOf(context, buyer))
  return { runsFrom: from, dueDate: dueDay(from) }
}

async function continueDeal(context: DealContext, { deal, parties }: LockedDeal, reason: string): Promise<void> {
  const status = deal.statusBefore ?? 'invoiced'
  const decided = { status, statusBefore: null, decision: 'continued', decisionReason: reason } as const
  await changeDeal(context, deal, { ...decided, ...(status === 'invoiced' && postponedDays(context, deal, parties.buyer.firm)) })
}

/** Archives the buyer's copy of the car, unless the buyer has sold it. */
async function archiveNewCar(context: DealContext, { newCar }: Deal): Promise<void> {
  const { repository, trx, records } = context
  const [car] = newCar === null ? [] : await repository.of('cars').getLocked(trx, [newCar])
  if (car?.status === 'inStock') await writeDependent(context, entityOf(records, 'cars'), car, { status: 'archived' })
}

/** Refunds the buyer from the house, and the house from the seller. */
async function refundDeal(context: DealContext, { deal, parties }: LockedDeal, reason: string): Promise<void> {
  await cancelInvoice(context, deal, parties, 'refunded')
  await cancelStatement(context, deal, parties, 'refunded')
  await archiveNewCar(context, deal)
  const after = await changeDeal(context, deal, { status: 'refunded', statusBefore: null, decision: 'refunded', decisionReason: reason })
  await returnCar(context, after)
}

/** Decides a dispute, for an Admin. Throws `AppError` 404, 409 `notDisputed`. */
export const decideDispute = (
  records: RecordContext,
  call: DealCall,
  { outcome, reason }: { readonly outcome: 'continue' | 'refund'; readonly reason: string },
): Promise<null> =>
  onLockedDeal(records, call, ['decideDispute', outcome, reason], async (context, locked) => {
    if (locked.deal.status !== 'disputed') throw new AppError(409, 'notDisputed')
    await (outcome === 'continue' ? continueDeal : refundDeal)(context, locked, reason)
    await notifyOthers(context, locked.deal, 'house', outcome === 'continue' ? 'dealContinued' : 'dealRefunded', { reason })
    return null
  })

/** The day on which an unpaid deal defaults. */
export const endOf = ({ status, runsFrom }: Deal): string | null =>
  status === 'invoiced' && runsFrom !== null ? defaultDay(runsFrom) : null
