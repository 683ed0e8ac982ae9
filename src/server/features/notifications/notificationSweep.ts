import type { FastifyInstance } from 'fastify'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { sweepIdempotencyKeys } from '../../records/write/idempotency.ts'
import { sweepInvitations } from '../dealers/sweepInvitations.ts'
import { sweepNotifications } from './sweepNotifications.ts'

const HOUR = 60 * 60 * 1000

/** Removes old notifications, invitations and idempotency keys from time to time, for as long as the server runs. */
export function notificationSweep(app: FastifyInstance, { records, track }: RouteContext): void {
  const sweep = setInterval(() => {
    track(sweepNotifications(records).then(() => undefined))
    track(sweepInvitations(records).then(() => undefined))
    track(sweepIdempotencyKeys(records))
  }, HOUR).unref()
  app.addHook('onClose', async () => clearInterval(sweep))
}
