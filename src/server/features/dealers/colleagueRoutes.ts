import type { FastifyInstance } from 'fastify'
import type { AppOptions } from '../../appOptions.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { isValues } from '../../records/values.ts'
import { colleagues, removeColleague } from './colleagues.ts'
import { createInvitationCodes } from './invitationCodes.ts'
import { invite } from './invite.ts'

const text = { type: 'string' } as const
const role = { enum: ['Admin', 'Dealer'] } as const

const COLLEAGUE = {
  type: 'object',
  required: ['id', 'name', 'email', 'role', 'state', 'own'],
  properties: { id: text, name: text, email: text, role, state: { enum: ['active', 'invited', 'expired'] }, own: { type: 'boolean' } },
}

const INVITED = {
  type: 'object',
  required: ['name', 'email'],
  properties: {
    name: { ...text, minLength: 1, maxLength: 200 },
    email: { ...text, format: 'email' },
    role: { ...role, description: 'Admin only in the house, by an Admin; else Dealer' },
  },
}

const done = { type: 'null', description: 'Done' }

/** Who works in the asker's firm: seeing, inviting, removing (`PRODUCT.md S6`). */
export function colleagueRoutes(app: FastifyInstance, { records, authenticate, track }: RouteContext, options: AppOptions): void {
  const tags = ['Account']
  const codes = createInvitationCodes(options.secret, options.random)
  const inviting = { records, codes, mailer: app.mailer, publicUrl: options.config.publicUrl }

  const listing = { tags, summary: 'Users of the asker’s firm, and who is invited', response: { 200: { type: 'array', items: COLLEAGUE } } }
  app.get('/api/me/colleagues', { schema: listing }, (request) => colleagues(records, authenticate(request)))

  const asking = { tags, summary: 'Invite somebody by mail to the asker’s firm', body: INVITED, response: { 202: done } }
  app.post('/api/me/colleagues', { schema: asking, config: { entity: 'users' } }, async (request, reply) => {
    const mailing = await invite(inviting, authenticate(request), isValues(request.body) ? request.body : {})
    track(mailing())
    return reply.status(202).send(null)
  })

  const params = { type: 'object', required: ['id'], properties: { id: text } }
  const removing = { tags, summary: 'Close a colleague’s account, or withdraw an invitation', params, response: { 204: done } }
  app.delete<{ Params: { readonly id: string } }>('/api/me/colleagues/:id', { schema: removing }, async (request, reply) => {
    await removeColleague(records, authenticate(request), request.params.id)
    return reply.status(204).send()
  })
}
