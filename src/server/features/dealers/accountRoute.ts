import type { FastifyInstance } from 'fastify'
import { ownCalls } from '../../../domain/ownCalls.ts'
import { defineCall } from '../../calls/defineCall.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { standingOf } from '../firms/trust.ts'
import { ownAccount, renameOwnAccount } from './ownAccount.ts'

/** What My Account shows and changes beyond the caller's user record, which the generated routes serve. */
export function accountRoute(app: FastifyInstance, { records }: RouteContext): void {
  defineCall(app, ownCalls.account, ({ subject }) => ownAccount(records, subject))
  defineCall(app, ownCalls.standing, ({ subject }) => standingOf(records, records.db.read, subject.id))
  defineCall(app, ownCalls.rename, async ({ subject, body: { userName = null } }) => {
    await renameOwnAccount(records, subject, userName)
    return ownAccount(records, subject)
  })
}
