import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import { parseDecimal } from '../../../model/values/decimal.ts'
import type { Transaction } from '../../db/database.ts'
import { notFound } from '../../records/access/denials.ts'
import { SYSTEM } from '../../records/history/audit.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { findForWrite } from '../../records/write/findForWrite.ts'
import { recordWritten } from '../../records/write/recordWritten.ts'
import { type NotifyContext, notify } from '../notifications/notify.ts'
import type { Decision } from './gateway.ts'
import { releaseHold, settleHold } from './holds.ts'
import { post } from './ledger.ts'
import { SCALE, type WalletContext } from './walletContext.ts'
import { withdrawalOf } from './withdrawal.ts'

type WalletRequest = EntityMap['walletRequests']

/** Posts the entry of a confirmed request between bank and wallet and returns it. */
async function book(
  context: WalletContext,
  request: WalletRequest,
  { reference, reason }: Decision,
  by: string,
): Promise<EntityMap['ledgerEntries']> {
  const amount = parseDecimal(request.amount, SCALE)
  const about = { reference: reference ?? null, reason: reason ?? null, ...(by === '' ? {} : { by }) }
  if (request.kind === 'withdrawal') {
    const hold = withdrawalOf(request.firm, request.id)
    return settleHold(context, hold, { amount, to: 'bank', kind: 'withdrawal', ...about })
  }
  const sides = [
    { wallet: request.wallet, amount },
    { account: 'bank', currency: request.currency, amount: -amount },
  ] as const
  return post(context, { kind: 'topUp', sides, ...about })
}

async function settle(context: WalletContext, request: WalletRequest, decision: Decision, subject: Subject): Promise<string | null> {
  if (decision.accept) return (await book(context, request, decision, subject.id)).id
  if (request.kind === 'withdrawal') await releaseHold(context, withdrawalOf(request.firm, request.id))
  return null
}

async function notifyDecided(context: NotifyContext, { by, status, amount, currency, wallet }: WalletRequest): Promise<void> {
  if (by === null) return
  const kind = status === 'confirmed' ? 'walletRequestConfirmed' : 'walletRequestRejected'
  await notify(context, { user: by, kind, params: { amount, currency }, link: { entity: 'wallets', id: wallet } })
}

/** Decides a pending request, in a transaction. Throws `AppError` 404, 409 `requestDecided`. */
export async function decideWithin(
  records: RecordContext,
  trx: Transaction,
  id: string,
  decision: Decision,
  subject: Subject,
): Promise<WalletRequest> {
  const entity = entityOf(records, 'walletRequests')
  const before = await findForWrite(records, trx, entity, id, undefined)
  if (!before) throw notFound()
  if (before.status !== 'pending') throw new AppError(409, 'requestDecided')
  const rules = records.rules.get(entity.id)
  const { repository, model } = records
  const status = decision.accept ? 'confirmed' : 'rejected'
  const about = { trx, repository, model, entity, subject, records, alsoWritten: [], before }
  await rules?.beforeWrite?.({ ...about, next: { ...before, status } })
  const entry = await settle({ ...records, trx }, before, decision, subject)
  const after = await records.repository.update(trx, entity, before, {
    status,
    reference: decision.reference ?? null,
    reason: decision.reason ?? null,
    decidedBy: subject.id || null,
    decidedAt: records.clock().toISOString(),
    entry,
  })
  await recordWritten(records, trx, { entity, subject, action: decision.accept ? 'confirm' : 'reject', before, after })
  await rules?.afterWrite?.({ ...about, next: after })
  await notifyDecided({ trx, records }, after)
  return after
}

/** The same for a gateway, which needs no right. */
export const decideRequest = (records: RecordContext, id: string, decision: Decision): Promise<WalletRequest> =>
  records.db.write((trx) => decideWithin(records, trx, id, decision, SYSTEM))
