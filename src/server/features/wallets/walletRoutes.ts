import type { FastifyInstance } from 'fastify'
import { walletCalls } from '../../../domain/wallets/calls.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { deny } from '../../records/access/denials.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { checkLedger } from './checkLedger.sql.ts'
import { type ApproverCall, adjust, decide, reverse } from './correctWallet.ts'
import { manualGateway, type PaymentGateway } from './gateway.ts'
import { requestMoney } from './requestMoney.ts'

interface BookingCall<Body> extends Pick<ApproverCall<Body>, 'subject' | 'body'> {
  readonly headers: { readonly 'Idempotency-Key': string }
  readonly params: { readonly id: string }
}

const bookingOf = <Body>({ subject, headers, params, body }: BookingCall<Body>): ApproverCall<Body> => ({
  subject,
  key: headers['Idempotency-Key'],
  id: params.id,
  body,
})

/** Actions on wallets; amounts are decimal text in the wallet's currency (`PRODUCT.md W1` to `W4`). */
export function walletRoutes(app: FastifyInstance, { records }: RouteContext, gateway: PaymentGateway = manualGateway): void {
  defineCall(app, walletCalls.request, async ({ subject, headers, params, body }) => {
    const made = await requestMoney(records, gateway, { subject, key: headers['Idempotency-Key'], wallet: params.id, body })
    return records.access(entityOf(records, 'walletRequests'), subject).present(made)
  })
  defineCall(app, walletCalls.confirm, (call) => decide(records, bookingOf(call), true))
  defineCall(app, walletCalls.reject, (call) => decide(records, bookingOf(call), false))
  defineCall(app, walletCalls.adjust, (call) => adjust(records, bookingOf(call)))
  defineCall(app, walletCalls.reverse, (call) => reverse(records, bookingOf(call)))

  defineCall(app, walletCalls.check, async ({ subject }) => {
    const entity = entityOf(records, 'wallets')
    const seesAll = records.access(entity, subject).scope(subject) === undefined
    return seesAll ? checkLedger(records.db.read) : deny(records, entity, subject, 'check', new AppError(403, 'forbidden'))
  })
}
