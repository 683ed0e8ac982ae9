import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import type { Model } from '../../model/resolvedEntity.ts'
import type { Subject } from '../../model/subject.ts'
import { createRetry } from '../records/loops/createRetry.ts'
import type { OidcProvider } from '../start/configOidc.ts'
import { accountRoutes } from './accountRoutes.ts'
import { type AuthContext, listenToProcesses } from './authContext.ts'
import type { AccountServices } from './authOptions.ts'
import { authRoutes } from './authRoutes.ts'
import type { Mailer } from './mail/mailer.ts'
import { bearerToken, createAuthenticate, type RightsOf } from './sessions/authenticate.ts'
import { forChosenFirm } from './sessions/chosenFirm.ts'
import { deviceCookieOf } from './sessions/deviceCookie.ts'
import { loadRevocations } from './sessions/loadRevocations.sql.ts'
import { refuseWritesOfViewers } from './sessions/refuseWritesOfViewers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The subject of the bearer token, for the firm that `X-Firm` names. Throws `AppError` 401 `unauthenticated` or `tokenExpired`, 403 `firmOfOthers`. */
    authenticate: (request: FastifyRequest) => Subject
    /** The same for a token from elsewhere. */
    authenticateToken: (token: string | undefined) => Subject
    mailer: Mailer
    /** Id of the user whose session or known device a request comes from; undefined for a visitor. Grants nothing. */
    knownUser: (request: FastifyRequest) => string | undefined
  }
}

export interface AuthPluginOptions {
  readonly context: AuthContext
  readonly model: Model
  readonly accounts: AccountServices
  readonly rightsOf: RightsOf
  /** Of external sign-in. */
  readonly providers: readonly OidcProvider[]
}

/** Sign-in, sign-up, refresh, sign-out, forgotten passwords (`PRODUCT.md S1`), and `authenticate` for all other routes. */
export const authPlugin = fastifyPlugin(
  async (app: FastifyInstance, { context, model, accounts, rightsOf, providers }: AuthPluginOptions) => {
    const authenticate = createAuthenticate(context.accessTokens, context.revocations, rightsOf, context.options.standing.stopOf)
    app.decorate('mailer', context.mailer)
    app.decorate('authenticateToken', authenticate)
    app.decorate('authenticate', (request: FastifyRequest) =>
      forChosenFirm(model, authenticate(bearerToken(request.headers.authorization)), request.headers['x-firm']),
    )

    app.decorate('knownUser', (request: FastifyRequest) => {
      const token = bearerToken(request.headers.authorization)
      try {
        if (token !== undefined) return authenticate(token).id
      } catch {
        // An invalid token does not identify its sender.
      }
      return context.devices.userOf(deviceCookieOf(request))
    })

    app.addHook('onRequest', refuseWritesOfViewers(context))
    await loadRevocations(context)
    const retry = createRetry(
      () => loadRevocations(context),
      (error) => app.log.error({ err: error }, 'what other processes have voided could not be read'),
    )
    const unsubscribe = await listenToProcesses(context, retry.now)
    app.addHook('onClose', async () => {
      retry.stop()
      await unsubscribe()
      context.mailer.close()
    })
    app.addHook('preClose', context.mailed)
    await app.register(accountRoutes, { context, ...accounts })
    await app.register(authRoutes, { context, ...accounts, providers })
  },
  { name: 'auth', dependencies: ['errors'] },
)
