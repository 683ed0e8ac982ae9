import type { FastifyInstance } from 'fastify'
import { TENANCY } from '../../../../schemas/parts/tenancy.ts'
import { subscriptionCalls } from '../../../domain/subscriptions/calls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Subject } from '../../../model/subject.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { notFound } from '../../records/access/denials.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { bookAddon, cancelPlan, choosePlan, previewChange } from './changePlan.ts'
import { dueInFirm, payDue } from './duePayments.ts'
import { actingFirm, countedInFirm, planOfFirm } from './firmPlan.ts'
import { impactOf } from './impact.ts'
import type { Subscription } from './planContext.ts'

/** The plan of a user's firm, for Admins. Throws `AppError` 404. */
async function planOfUser(records: RecordContext, id: string): Promise<AnswerOf<typeof subscriptionCalls.of>> {
  const { repository, db } = records
  const user = await repository.of('users').get(db.read, id)
  if (!user) throw notFound()
  const firmId = user.firm === TENANCY.house || user.firm === null ? undefined : user.firm
  const firm = firmId === undefined ? undefined : await repository.of('firms').get(db.read, firmId)
  return {
    user: { id: user.id, name: user.name },
    firm: firm ? { id: firm.id, name: firm.name } : null,
    ...(await planOfFirm(records, firm?.id)),
    counted: await countedInFirm(records, firm?.id),
    due: await dueInFirm(records, firm?.id),
  }
}

/** Calls about the plan of the caller's firm (`PRODUCT.md P1` to `P7`). */
export function subscriptionRoutes(app: FastifyInstance, { records }: RouteContext): void {
  const present = (subject: Subject, subscription: Subscription) =>
    records.access(entityOf(records, 'subscriptions'), subject).present(subscription)

  defineCall(app, subscriptionCalls.own, ({ subject }) => planOfFirm(records, actingFirm(records, subject)))
  defineCall(app, subscriptionCalls.counted, ({ subject }) => countedInFirm(records, actingFirm(records, subject)))
  defineCall(app, subscriptionCalls.of, ({ params: { user } }) => planOfUser(records, user))
  defineCall(app, subscriptionCalls.due, async ({ subject }) => ({ due: await dueInFirm(records, actingFirm(records, subject)) }))
  defineCall(app, subscriptionCalls.pay, ({ subject, headers, body }) =>
    payDue(records, { subject, key: headers['Idempotency-Key'], body }),
  )
  defineCall(app, subscriptionCalls.impact, ({ query }) => impactOf(records, query))
  defineCall(app, subscriptionCalls.preview, ({ subject, query }) => previewChange(records, subject, query))
  defineCall(app, subscriptionCalls.choose, async ({ subject, headers, body: { plan, previewed } }) => {
    const call = { subject, key: headers['Idempotency-Key'], request: ['choosePlan', plan, previewed ?? null], previewed }
    return present(subject, await choosePlan(records, call, plan))
  })
  defineCall(app, subscriptionCalls.book, async ({ subject, headers, body: { addon, booked, previewed } }) => {
    const call = { subject, key: headers['Idempotency-Key'], request: ['bookAddon', addon, booked, previewed ?? null], previewed }
    return present(subject, await bookAddon(records, call, addon, booked))
  })
  defineCall(app, subscriptionCalls.cancel, async ({ subject, headers, body: { cancelled } }) => {
    const call = { subject, key: headers['Idempotency-Key'], request: ['cancelPlan', cancelled] }
    return present(subject, await cancelPlan(records, call, cancelled))
  })
}
