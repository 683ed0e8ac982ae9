import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Transaction } from '../../db/database.ts'
import { notFound, permit } from '../../records/access/denials.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import type { StoredRecord } from '../../records/values.ts'
import { findForWrite } from '../../records/write/findForWrite.ts'
import { once } from '../../records/write/idempotency.ts'
import { recordWritten } from '../../records/write/recordWritten.ts'
import { decideWithin } from './decideRequest.ts'
import { findWallet } from './findWallet.ts'
import { post } from './ledger.ts'
import { reverseEntry } from './reverseEntry.ts'
import { readAmount, requireTexts, textsOf } from './walletInput.ts'

/** A call of who may approve: whose, its `Idempotency-Key`, the record of its address, and its body. */
export interface Correcting {
  readonly subject: Subject
  readonly key: string
  readonly id: string
  readonly body: unknown
}

const LIMITS = { reference: 100, reason: 500 } as const

/** Does it once, for whoever sends it again. */
function correct(
  records: RecordContext,
  { subject, key }: Correcting,
  request: readonly (string | null)[],
  work: (trx: Transaction) => Promise<StoredRecord>,
) {
  const call = { actor: subject.id, key, request: [...request] }
  return records.db.write(async (trx) => (await once(trx, records.clock, call, () => work(trx))).answer)
}

/** Confirms a request, for which it wants `{ reference, reason }`, or rejects it, for which it wants `{ reason }` (`PRODUCT.md W4`). Throws `AppError` 403, 404, 409 `requestDecided`, 422. */
export async function decide(records: RecordContext, correcting: Correcting, accept: boolean): Promise<StoredRecord> {
  const { subject, id, body } = correcting
  await permit(records, entityOf(records, 'walletRequests'), subject, 'approve', id)
  const texts = textsOf(body, LIMITS)
  requireTexts(texts, accept ? ['reference', 'reason'] : ['reason'])
  return correct(records, correcting, ['decide', id, String(accept), texts.reference, texts.reason], (trx) =>
    decideWithin(records, trx, id, { accept, ...texts }, subject),
  )
}

/** Gives to a wallet or, below zero, takes from it, against the house's adjustments: `{ amount, reason, reference }`. Answers the entry. Throws `AppError` 403, 404, 409 `insufficientFunds`, 422. */
export async function adjust(records: RecordContext, correcting: Correcting): Promise<StoredRecord> {
  const { subject, body } = correcting
  const wallet = await findWallet(records, subject, correcting.id, 'approve')
  const texts = textsOf(body, { ...LIMITS, amount: 40 })
  requireTexts(texts, ['amount', 'reason'])
  const { amount: typed, reference, reason } = texts
  const currency = String(wallet.currency)
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

/** Takes back an entry that moved the wallet: `{ entry, reason }`. Answers the reversing entry. Throws `AppError` 403, 404, 409 `alreadyReversed`, `reversalOfReversal` or `insufficientFunds`, 422. */
export async function reverse(records: RecordContext, correcting: Correcting): Promise<StoredRecord> {
  const { subject, body } = correcting
  const wallet = await findWallet(records, subject, correcting.id, 'approve')
  const texts = textsOf(body, { entry: 64, reason: 500 })
  requireTexts(texts, ['entry', 'reason'])
  const { entry, reason } = texts
  const entity = entityOf(records, 'ledgerEntries')
  return correct(records, correcting, ['reverse', wallet.id, entry, reason], async (trx) => {
    const original = await findForWrite(records, trx, entity, String(entry), undefined)
    if (!original) throw notFound()
    if (original.kind === 'reversal') throw new AppError(409, 'reversalOfReversal')
    const after = await reverseEntry({ ...records, trx }, original, { wallet: wallet.id, reason: String(reason), by: subject.id })
    await recordWritten(records, trx, { entity, subject, action: 'reverse', after })
    return after
  })
}
