import type { FastifyInstance } from 'fastify'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { isValues } from '../../records/values.ts'
import { standingOf } from '../firms/trust.ts'
import { ownAccount, renameOwnAccount } from './ownAccount.ts'

/** What My Account shows and changes beyond the asker's user record, which the generated routes serve. */
export function accountRoute(app: FastifyInstance, { records, authenticate }: RouteContext): void {
  const schema = (summary: string, more: object = {}) => ({ schema: { tags: ['Account'], summary, ...more } })
  const account = { type: 'object', required: ['userName'], properties: { userName: { type: ['string', 'null'] } } }

  app.get('/api/me/account', schema('The asker’s user name', { response: { 200: account } }), (request) =>
    ownAccount(records, authenticate(request)),
  )

  const standing = {
    type: 'object',
    required: ['emailVerified', 'firmState'],
    properties: { emailVerified: { type: 'boolean' }, firmState: { enum: ['pending', 'approved', 'suspended'] } },
  }
  app.get(
    '/api/me/standing',
    schema('What decides whether the asker may bid, offer cars and withdraw money', { response: { 200: standing } }),
    (request) => standingOf(records, records.db.read, authenticate(request).id),
  )

  const renaming = schema('Change the asker’s user name', { body: account, response: { 200: account } })
  app.put('/api/me/account', { ...renaming, config: { entity: 'dealers' } }, async (request) => {
    const subject = authenticate(request)
    const { userName } = isValues(request.body) ? request.body : {}
    await renameOwnAccount(records, subject, userName)
    return ownAccount(records, subject)
  })
}
