import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ACCOUNT_CALLS } from './authBodies.ts'
import type { AuthContext } from './authContext.ts'
import type { SetAddress, SetPassword } from './authOptions.ts'
import { changeEmail, ownEmail, resendCode, verifyEmail } from './mail/changeEmail.ts'
import { changePassword } from './passwords/changePassword.ts'
import { checked, textsOf } from './requests.ts'
import { endOtherSessions, endOwnSession, ownSessions } from './sessions/ownSessions.ts'
import { type MayViewAs, viewAs } from './sessions/viewAs.ts'
import { beginFactor, confirmFactor, ownFactor, removeFactor, renewRecoveryCodes } from './signIn/ownSecondFactor.ts'

interface ById {
  readonly Params: { readonly id: string }
}

interface AccountRoutes {
  readonly context: AuthContext
  readonly setPassword: SetPassword
  readonly setAddress: SetAddress
  readonly mayViewAs: MayViewAs
}

/** What everybody may do about their own way in: `/api/me/sessions`, `/api/me/password`, `/api/me/email`. */
export async function accountRoutes(app: FastifyInstance, { context, setPassword, setAddress, mayViewAs }: AccountRoutes): Promise<void> {
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

  const password = (request: FastifyRequest) => textsOf(request.body).currentPassword ?? ''
  app.get('/second-factor', { schema: ACCOUNT_CALLS.secondFactor }, (request) => ownFactor(context, asker(request)))

  app.post('/second-factor', { schema: ACCOUNT_CALLS.beginFactor }, (request) => beginFactor(context, asker(request), password(request)))

  app.post('/second-factor/confirm', { schema: ACCOUNT_CALLS.confirmFactor }, (request) =>
    confirmFactor(context, asker(request), textsOf(request.body).code ?? ''),
  )

  app.post('/second-factor/recovery-codes', { schema: ACCOUNT_CALLS.renewCodes }, (request) =>
    renewRecoveryCodes(context, asker(request), password(request)),
  )

  app.post('/second-factor/remove', { schema: ACCOUNT_CALLS.removeFactor }, async (request, reply) => {
    await removeFactor(context, asker(request), password(request))
    return reply.status(204).send()
  })

  app.post('/view-as', { schema: ACCOUNT_CALLS.viewAs }, (request) =>
    viewAs(context, mayViewAs, asker(request), textsOf(request.body).user ?? ''),
  )

  const entity = { config: { entity: 'users' } }
  app.get('/email', { schema: ACCOUNT_CALLS.email }, (request) => ownEmail(context, asker(request)))

  app.post('/email', { schema: ACCOUNT_CALLS.changeEmail, ...entity }, async (request, reply) => {
    await changeEmail(context, asker(request), checked('changeEmail', request.body))
    return reply.status(202).send(null)
  })

  app.post('/email/code', { schema: ACCOUNT_CALLS.resendCode }, async (request, reply) => {
    await resendCode(context, asker(request))
    return reply.status(202).send(null)
  })

  app.post('/email/verify', { schema: ACCOUNT_CALLS.verifyEmail, ...entity }, (request) =>
    verifyEmail(context, setAddress, asker(request), checked('verifyEmail', request.body).code),
  )
}
