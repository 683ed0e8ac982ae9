import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionCalls } from '../../model/calls/sessionCalls.ts'
import { AppError } from '../../model/errors.ts'
import { defineCall } from '../calls/defineCall.ts'
import type { OidcProvider } from '../start/configOidc.ts'
import type { AuthContext } from './authContext.ts'
import type { AcceptInvitation, CreateAccount, ReclaimAccount, SetPassword } from './authOptions.ts'
import { oidcRoutes } from './oidc/oidcRoutes.ts'
import { admitForgotPassword, mailCode } from './passwords/forgotPassword.ts'
import { resetPassword } from './passwords/resetPassword.ts'
import { bearerToken } from './sessions/authenticate.ts'
import { deviceCookieOf, rememberDevice } from './sessions/deviceCookie.ts'
import { refresh } from './sessions/refresh.ts'
import type { Device } from './sessions/sessions.sql.ts'
import { signOut } from './sessions/signOut.ts'
import { type SignedIn, signIn } from './signIn/signIn.ts'
import { signUp } from './signIn/signUp.ts'

const deviceOf = (request: FastifyRequest): Device => {
  const agent = request.headers['user-agent']
  return { address: request.ip, cookie: deviceCookieOf(request), ...(agent === undefined ? {} : { agent }) }
}

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
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  app.addHook('onError', async (_request, reply, error) => {
    if (error instanceof AppError && typeof error.params.seconds === 'number') reply.header('retry-after', error.params.seconds)
  })

  /** Remembers this browser as known for the user who signed in. */
  async function entering(request: FastifyRequest, reply: FastifyReply, enter: () => Promise<SignedIn>): Promise<SignedIn> {
    const entered = await enter()
    rememberDevice(context, request, reply, entered.id)
    return entered
  }

  defineCall(app, sessionCalls.signIn, ({ body, request, reply }) =>
    entering(request, reply, () => signIn(context, body, deviceOf(request))),
  )

  defineCall(app, sessionCalls.signUp, ({ body, request, reply }) => {
    const { name, email, password, phoneNumber, locale } = body
    const account = { name, email, password, locale: localeOf(locale), ...(phoneNumber !== undefined && { phoneNumber }) }
    return entering(request, reply, () => signUp(context, createAccount, account, deviceOf(request)))
  })

  defineCall(app, sessionCalls.forgotPassword, async ({ body: { email }, request, reply }) => {
    await admitForgotPassword(context, email, deviceOf(request))
    reply.raw.once('close', () => context.mailLater(() => mailCode(context, email)))
  })

  defineCall(app, sessionCalls.resetPassword, async ({ body, request, reply }) => {
    const user = await resetPassword(context, { setPassword, acceptInvitation }, body, deviceOf(request))
    rememberDevice(context, request, reply, user)
  })

  defineCall(app, sessionCalls.refreshToken, async ({ body: { accessToken = '', refreshToken = '' }, request, reply }) => {
    const tokens = await refresh(context, { accessToken, refreshToken })
    const user = context.accessTokens.inspect(tokens.accessToken)?.sub
    if (user !== undefined) rememberDevice(context, request, reply, user)
    return tokens
  })

  await app.register(oidcRoutes, { context, createAccount, reclaimAccount, providers, deviceOf, localeOf })

  defineCall(app, sessionCalls.signOut, ({ request }) => signOut(context, bearerToken(request.headers.authorization)))
}
