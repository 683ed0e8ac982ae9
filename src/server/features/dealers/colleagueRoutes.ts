import type { FastifyInstance } from 'fastify'
import { colleagueCalls } from '../../../domain/firms/calls.ts'
import type { AppOptions } from '../../appOptions.ts'
import { defineCall } from '../../calls/defineCall.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { colleagues, removeColleague } from './colleagues.ts'
import { createInvitationCodes } from './invitationCodes.ts'
import { invite } from './invite.ts'

/** Lists, invites and removes users of the caller's firm (`PRODUCT.md S6`). */
export function colleagueRoutes(app: FastifyInstance, { records, track }: RouteContext, options: AppOptions): void {
  const codes = createInvitationCodes(options.secret, options.random)
  const inviting = { records, codes, mailer: app.mailer, publicUrl: options.config.publicUrl }

  defineCall(app, colleagueCalls.list, ({ subject }) => colleagues(records, subject))
  defineCall(app, colleagueCalls.invite, async ({ subject, body }) => track((await invite(inviting, subject, body))()))
  defineCall(app, colleagueCalls.remove, ({ subject, params }) => removeColleague(records, subject, params.id))
}
