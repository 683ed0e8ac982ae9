import type { FastifyInstance } from 'fastify'
import { setupCalls } from '../../../domain/setup.ts'
import type { AppOptions } from '../../appOptions.ts'
import { defineCall } from '../../calls/defineCall.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { approvalIn } from '../firms/approval.ts'
import { setup } from './setup.ts'
import { testMail } from './testMail.ts'

/** Routes of an Admin's first steps in a new installation (`PRODUCT.md S10`). */
export function setupRoutes(app: FastifyInstance, { records }: RouteContext, { config }: AppOptions): void {
  const configured = {
    mail: config.smtpUrl === undefined ? 'outbox' : 'smtp',
    dealerApproval: approvalIn(config),
  } as const
  defineCall(app, setupCalls.setup, () => setup(records, configured))
  defineCall(app, setupCalls.testMail, ({ subject }) => testMail(records, app.mailer, subject))
}
