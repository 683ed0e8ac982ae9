import type { FastifyInstance } from 'fastify'
import { walletCalls } from '../../../domain/wallets/calls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { deny } from '../../records/access/denials.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { checkLedger } from './checkLedger.sql.ts'
import { adjust, type Correcting, decide, reverse } from './correctWallet.ts'
import { confirmedByHand, type PaymentGateway } from './gateway.ts'
import { requestMoney } from './requestMoney.ts'

/** Lots named at a time: more than a page shows. */
const MOST_LOTS = 200

/** Names of the lots in holds and postings, for subjects who may list auctions: cars of others can't be read as records. */
async function lotNames(records: RecordContext, subject: Subject, ids: readonly string[]): Promise<AnswerOf<typeof walletCalls.lots>> {
  const { repository, db } = records
  const { entity, getMany } = repository.of('auctions')
  const lots = await getMany(db.read, ids.slice(0, MOST_LOTS), records.access(entity, subject).scope(subject))
  const found = await repository.of('cars').getMany(db.read, [...new Set(lots.map(({ car }) => car))])
  const cars = new Map(found.map(({ id, year, make, model }) => [id, [year, make, model].filter((part) => part !== null).join(' ')]))
  return lots.map(({ id, car }) => ({ id, name: cars.get(car) ?? '' }))
}

interface Booking<Body> extends Pick<Correcting<Body>, 'subject' | 'body'> {
  readonly headers: { readonly 'Idempotency-Key': string }
  readonly params: { readonly id: string }
}

const bookingOf = <Body>({ subject, headers, params, body }: Booking<Body>): Correcting<Body> => ({
  subject,
  key: headers['Idempotency-Key'],
  id: params.id,
  body,
})

/** What is done to wallets beyond reading them; amounts are decimal text in the wallet's currency (`PRODUCT.md W1` to `W4`). */
export function walletRoutes(app: FastifyInstance, { records }: RouteContext, gateway: PaymentGateway = confirmedByHand): void {
  defineCall(app, walletCalls.request, async ({ subject, headers, params, body }) => {
    const made = await requestMoney(records, gateway, { subject, key: headers['Idempotency-Key'], wallet: params.id, body })
    return records.access(entityOf(records, 'walletRequests'), subject).present(made)
  })
  defineCall(app, walletCalls.confirm, (asked) => decide(records, bookingOf(asked), true))
  defineCall(app, walletCalls.reject, (asked) => decide(records, bookingOf(asked), false))
  defineCall(app, walletCalls.adjust, (asked) => adjust(records, bookingOf(asked)))
  defineCall(app, walletCalls.reverse, (asked) => reverse(records, bookingOf(asked)))

  defineCall(app, walletCalls.check, async ({ subject }) => {
    const entity = entityOf(records, 'wallets')
    const seesAll = records.access(entity, subject).scope(subject) === undefined
    return seesAll ? checkLedger(records.db.read) : deny(records, entity, subject, 'check', new AppError(403, 'forbidden'))
  })

  defineCall(app, walletCalls.lots, ({ subject, query }) => lotNames(records, subject, query.ids ?? []))
}
