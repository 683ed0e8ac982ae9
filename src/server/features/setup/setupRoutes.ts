import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import type { AppOptions } from '../../appOptions.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { setup } from './setup.ts'
import { testMail } from './testMail.ts'

const tags = ['System']

const STEP = {
  type: 'object',
  required: ['name', 'state'],
  properties: { name: { type: 'string' }, state: { enum: ['open', 'done', 'skipped'] } },
}

const SETUP = {
  type: 'object',
  required: ['steps', 'mail', 'dealerApproval', 'mailTestedAt'],
  properties: {
    steps: { type: 'array', items: STEP },
    mail: { enum: ['smtp', 'outbox'] },
    dealerApproval: { enum: ['manual', 'auto'], description: 'As the server is configured: counts until the house settings say otherwise' },
    mailTestedAt: { type: ['string', 'null'], format: 'date-time' },
  },
}

const FATE = {
  type: 'object',
  required: ['fate', 'to'],
  properties: { fate: { enum: ['sent', 'kept', 'failed'] }, to: { type: 'string', format: 'email' } },
}

/** What an Admin does first in a fresh installation (`PRODUCT.md S10`). */
export function setupRoutes(app: FastifyInstance, { records, authenticate }: RouteContext, { config }: AppOptions): void {
  const admin = (request: FastifyRequest): Subject => {
    const subject = authenticate(request)
    if (!subject.roles.includes('Admin')) throw new AppError(403, 'forbidden')
    return subject
  }

  app.get('/api/setup', { schema: { tags, summary: 'Which steps of the first setup are open', response: { 200: SETUP } } }, (request) => {
    admin(request)
    return setup(records, {
      mail: config.smtpUrl === undefined ? 'outbox' : 'smtp',
      dealerApproval: config.dealerApproval ?? 'manual',
    })
  })

  app.post(
    '/api/setup/mail',
    { schema: { tags, summary: 'Send a test message to one’s own address', response: { 200: FATE } } },
    (request) => testMail(records, app.mailer, admin(request)),
  )
}
