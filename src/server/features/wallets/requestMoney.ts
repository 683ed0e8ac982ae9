import { v7 } from 'uuid'
import type { walletCalls } from '../../../domain/wallets/calls.ts'
import type { BodyOf } from '../../../model/calls/callContract.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import { deny, readOnlyReason } from '../../records/access/denials.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { withIdempotencyKey } from '../../records/write/idempotency.sql.ts'
import { recordWritten } from '../../records/write/recordWritten.ts'
import { firmOfUser } from '../firms/firmOfUser.sql.ts'
import { requireTrusted } from '../firms/trust.ts'
import { decideRequest } from './decideRequest.ts'
import { findWallet } from './findWallet.ts'
import type { PaymentGateway } from './gateway.ts'
import { placeHold } from './holds.ts'
import { asAmount, readAmount } from './walletInput.ts'
import { lockWallets } from './wallets.sql.ts'
import { withdrawalOf } from './withdrawal.ts'

export interface MoneyCall {
  readonly subject: Subject
  readonly wallet: string
  readonly body: BodyOf<typeof walletCalls.request>
  /** The call's `Idempotency-Key`. */
  readonly key: string
}

/**
 * Requests a deposit to or a withdrawal from the wallet of the caller's firm. A withdrawal holds its amount until it is decided. Returns
 * the record of `walletRequests`. Throws `AppError` 403, 404, 409 `insufficientFunds` or `walletInactive`, 422.
 */
export async function requestMoney(records: RecordContext, gateway: PaymentGateway, call: MoneyCall): Promise<EntityMap['walletRequests']> {
  const { subject, key } = call
  const wallet = await findWallet(records, subject, call.wallet, 'show')
  if (wallet.firm !== (await firmOfUser(records.db.read, subject.id)))
    return deny(records, entityOf(records, 'wallets'), subject, 'request', new AppError(403, 'forbidden'), wallet.id)
  const stop = call.body.kind === 'withdrawal' ? readOnlyReason(subject) : undefined
  if (stop !== undefined) return deny(records, entityOf(records, 'wallets'), subject, 'request', new AppError(403, stop), wallet.id)
  const entity = entityOf(records, 'walletRequests')
  const { kind, amount: typed, note = null } = call.body
  const { firm, currency } = wallet
  const request = ['requestMoney', wallet.id, kind, typed, note]
  const { answer, repeated } = await records.db.write((trx) =>
    withIdempotencyKey(trx, records.clock, { actor: subject.id, key, request }, async () => {
      const amount = await readAmount(records, trx, { amount: typed, currency })
      const id = v7()
      const [locked] = await lockWallets({ ...records, trx }, [wallet.id])
      if (!locked?.active) throw new AppError(409, 'walletInactive')
      if (kind === 'withdrawal') await requireTrusted(records, trx, subject)
      if (kind === 'withdrawal') await placeHold({ ...records, trx }, { ...withdrawalOf(firm, id), currency, amount, reason: note ?? '' })
      const values = {
        id,
        wallet: wallet.id,
        firm,
        by: subject.id,
        currency,
        kind,
        amount: asAmount(amount),
        note,
        status: 'pending' as const,
      }
      const after = await records.repository.insert(trx, entity, values)
      await recordWritten(records, trx, { entity, subject, action: 'create', after })
      return after
    }),
  )
  if (!repeated) {
    records.metrics.writes.inc({ entity: entity.id, action: 'create' })
    await gateway.requested(answer, (decision) => decideRequest(records, answer.id, decision))
  }
  return answer
}
