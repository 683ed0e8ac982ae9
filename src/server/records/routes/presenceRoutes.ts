import type { FastifyInstance } from 'fastify'
import { presenceCalls } from '../../../model/calls/hubCalls.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { announce } from '../presence/announce.ts'
import type { Presence } from '../presence/presence.ts'
import type { RouteContext } from './routeContext.ts'

/** Who else has a form of a record open; for products whose users are records. */
export function presenceRoutes(app: FastifyInstance, { records }: RouteContext, presence: Presence): void {
  defineCall(app, presenceCalls.announce, async ({ subject, params, body }) => ({
    editors: await announce(records, presence, subject, params, body),
  }))
}
