import type { walletCalls } from '../../../domain/wallets/calls.ts'
import type { BodyOf } from '../../../model/calls/callContract.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Transaction } from '../../db/database.ts'
import { notFound } from '../../records/access/denials.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { findForWrite } from '../../records/write/findForWrite.ts'
import { withIdempotencyKey } from '../../records/write/idempotency.sql.ts'
import { recordWritten } from '../../records/write/recordWritten.ts'
import { decideWithin } from './decideRequest.ts'
import { findWallet } from './findWallet.ts'
import { post } from './ledger.ts'
import { reverseEntry } from './reverseEntry.ts'
import { readAmount } from './walletInput.ts'

/** A call of an approver: the subject, its `Idempotency-Key`, the record of its address, and its body. */
export interface ApproverCall<Body> {
  readonly subject: Subject
  readonly key: string
  readonly id: string
  readonly body: Body
}

type Calls = typeof walletCalls

/** Runs once, even if the call is repeated. */
function correct<T>(
  records: RecordContext,
  { subject, key }: Pick<ApproverCall<unknown>, 'subject' | 'key'>,
  request: readonly (string | null)[],
  work: (trx: Transaction) => Promise<T>,
): Promise<T> {
  const call = { actor: subject.id, key, request: [...request] }
  return records.db.write(async (trx) => (await withIdempotencyKey(trx, records.clock, call, () => work(trx))).answer)
}

/** Confirms or rejects a request (`PRODUCT.md W4`). Throws `AppError` 404, 409 `requestDecided`. */
export async function decide(
  records: RecordContext,
  correcting: ApproverCall<BodyOf<Calls['confirm'] | Calls['reject']>>,
  accept: boolean,
): Promise<EntityMap['walletRequests']> {
  const { subject, id } = correcting
  const { reference = null, reason } = correcting.body
  return correct(records, correcting, ['decide', id, String(accept), reference, reason], (trx) =>
    decideWithin(records, trx, id, { accept, reference, reason }, subject),
  )
}

/** Adds an amount, possibly negative, to a wallet, against the house's adjustments account. Returns the entry. Throws `AppError` 403, 404, 409 `insufficientFunds`, 422. */
export async function adjust(
  records: RecordContext,
  correcting: ApproverCall<BodyOf<Calls['adjust']>>,
): Promise<EntityMap['ledgerEntries']> {
  const { subject } = correcting
  const { amount: typed, reference = null, reason } = correcting.body
  const wallet = await findWallet(records, subject, correcting.id, 'approve')
  const { currency } = wallet
  return correct(records, correcting, ['adjust', wallet.id, typed, reference, reason], async (trx) => {
    const amount = await readAmount(records, trx, { amount: typed, currency, signed: true })
    const sides = [
      { wallet: wallet.id, amount },
      { account: 'adjustments', currency, amount: -amount },
    ] as const
    const after = await post({ ...records, trx }, { kind: 'adjustment', sides, reference, reason, by: subject.id })
    await recordWritten(records, trx, { entity: entityOf(records, 'ledgerEntries'), subject, action: 'adjust', after })
    return after
  })
}

/** Reverses an entry of the wallet and returns the reversal. Throws `AppError` 403, 404, 409 `alreadyReversed`, `reversalOfReversal`, `entryOfPayment` or `insufficientFunds`, 422. */
export async function reverse(
  records: RecordContext,
  correcting: ApproverCall<BodyOf<Calls['reverse']>>,
): Promise<EntityMap['ledgerEntries']> {
  const { subject } = correcting
  const { entry, reason } = correcting.body
  const wallet = await findWallet(records, subject, correcting.id, 'approve')
  const entity = entityOf(records, 'ledgerEntries')
  return correct(records, correcting, ['reverse', wallet.id, entry, reason], async (trx) => {
    const original = await findForWrite(records, trx, entity, entry, undefined)
    if (!original) throw notFound()
    if (original.kind === 'reversal') throw new AppError(409, 'reversalOfReversal')
    if (original.kind === 'payment') throw new AppError(409, 'entryOfPayment')
    const after = await reverseEntry({ ...records, trx }, original, { wallet: wallet.id, reason, by: subject.id })
    await recordWritten(records, trx, { entity, subject, action: 'reverse', after })
    return after
  })
}
