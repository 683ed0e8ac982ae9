import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../model/errors.ts'
import type { OidcProvider } from '../start/configOidc.ts'
import { AUTH_CALLS } from './authBodies.ts'
import type { AuthContext } from './authContext.ts'
import type { AcceptInvitation, CreateAccount, ReclaimAccount, SetPassword } from './authOptions.ts'
import { oidcRoutes } from './oidc/oidcRoutes.ts'
import { admitForgotPassword, mailCode } from './passwords/forgotPassword.ts'
import { resetPassword } from './passwords/resetPassword.ts'
import { checked, deviceOf, textsOf } from './requests.ts'
import { bearerOf } from './sessions/authenticate.ts'
import { rememberDevice } from './sessions/deviceCookie.ts'
import { refresh } from './sessions/refresh.ts'
import { signOut } from './sessions/signOut.ts'
import { type SignedIn, signIn } from './signIn/signIn.ts'
import { signUp } from './signIn/signUp.ts'

const LOCALES: readonly unknown[] = ['en', 'ar', 'fr', 'tr']

const localeOf = (value: unknown): string => (typeof value === 'string' && LOCALES.includes(value) ? value : 'en')

export interface AuthRoutes {
  readonly context: AuthContext
  readonly createAccount: CreateAccount
  readonly setPassword: SetPassword
  readonly acceptInvitation: AcceptInvitation
  readonly reclaimAccount: ReclaimAccount
  readonly providers: readonly OidcProvider[]
}

export async function authRoutes(
  app: FastifyInstance,
  { context, createAccount, setPassword, acceptInvitation, reclaimAccount, providers }: AuthRoutes,
): Promise<void> {
  app.setValidatorCompiler(() => () => true)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  app.addHook('onError', async (_request, reply, error) => {
    if (error instanceof AppError && typeof error.params.seconds === 'number') reply.header('retry-after', error.params.seconds)
  })

  /** From then on the browser is known for who has signed in there. */
  async function entering(request: FastifyRequest, reply: FastifyReply, enter: () => Promise<SignedIn>): Promise<SignedIn> {
    const entered = await enter()
    rememberDevice(context, request, reply, entered.id)
    return entered
  }

  app.post('/login', { schema: AUTH_CALLS.login, config: { entity: 'signIn' } }, (request, reply) =>
    entering(request, reply, () =>
      signIn(context, { ...checked('signIn', request.body), code: textsOf(request.body).code ?? '' }, deviceOf(request)),
    ),
  )

  app.post('/sign-up', { schema: AUTH_CALLS.signUp, config: { entity: 'users' } }, async (request, reply) => {
    const { name, email, password, phoneNumber, locale } = checked('signUp', request.body)
    const dealer = { name, email, password, locale: localeOf(locale) }
    reply.status(201)
    const whole = phoneNumber === '' ? dealer : { ...dealer, phoneNumber }
    return entering(request, reply, () => signUp(context, createAccount, whole, deviceOf(request)))
  })

  app.post('/forgot-password', { schema: AUTH_CALLS.forgotPassword, config: { entity: 'signIn' } }, async (request, reply) => {
    const { email } = checked('forgotPassword', request.body)
    await admitForgotPassword(context, email, deviceOf(request))
    reply.raw.once('close', () => context.mailLater(() => mailCode(context, email)))
    return reply.status(202).send(null)
  })

  app.post('/reset-password', { schema: AUTH_CALLS.resetPassword, config: { entity: 'signIn' } }, async (request, reply) => {
    const user = await resetPassword(context, { setPassword, acceptInvitation }, checked('resetPassword', request.body), deviceOf(request))
    rememberDevice(context, request, reply, user)
    return empty(reply)
  })

  app.post('/refreshToken', { schema: AUTH_CALLS.refreshToken }, async (request, reply) => {
    const { accessToken = '', refreshToken = '' } = textsOf(request.body)
    const tokens = await refresh(context, { accessToken, refreshToken })
    const user = context.accessTokens.inspect(tokens.accessToken)?.sub
    if (user !== undefined) rememberDevice(context, request, reply, user)
    return tokens
  })

  await app.register(oidcRoutes, { context, createAccount, reclaimAccount, providers, deviceOf, localeOf })

  app.post('/sign-out', { schema: AUTH_CALLS.signOut }, async (request, reply) => {
    await signOut(context, bearerOf(request.headers.authorization))
    return empty(reply)
  })
}

const empty = (reply: FastifyReply) => reply.status(204).send()
