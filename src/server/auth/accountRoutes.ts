import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ACCOUNT_CALLS } from './authBodies.ts'
import type { AuthContext } from './authContext.ts'
import type { SetPassword } from './authOptions.ts'
import { changePassword } from './changePassword.ts'
import { endOtherSessions, endOwnSession, ownSessions } from './ownSessions.ts'
import { checked } from './requests.ts'

interface ById {
  readonly Params: { readonly id: string }
}

interface AccountRoutes {
  readonly context: AuthContext
  readonly setPassword: SetPassword
}

/** What everybody may do about their own way in: `/api/me/sessions`, `/api/me/password`. */
export async function accountRoutes(app: FastifyInstance, { context, setPassword }: AccountRoutes): Promise<void> {
  app.setValidatorCompiler(() => () => true)
  const asker = (request: FastifyRequest) => app.authenticate(request)

  app.get('/sessions', { schema: ACCOUNT_CALLS.sessions }, (request) => ownSessions(context, asker(request)))

  app.delete<ById>('/sessions/:id', { schema: ACCOUNT_CALLS.endSession }, async (request, reply) => {
    await endOwnSession(context, asker(request), request.params.id)
    return reply.status(204).send()
  })

  app.delete('/sessions', { schema: ACCOUNT_CALLS.endOthers }, async (request, reply) => {
    await endOtherSessions(context, asker(request))
    return reply.status(204).send()
  })

  app.post('/password', { schema: ACCOUNT_CALLS.password, config: { entity: 'users' } }, async (request, reply) => {
    const subject = asker(request)
    await changePassword(context, setPassword, subject, checked('changePassword', request.body))
    return reply.status(204).send()
  })
}
