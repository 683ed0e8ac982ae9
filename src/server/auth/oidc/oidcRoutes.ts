import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AuthorizationResponseError } from 'openid-client'
import { sessionCalls } from '../../../model/calls/sessionCalls.ts'
import { AppError } from '../../../model/errors.ts'
import { defineCall } from '../../calls/defineCall.ts'
import type { OidcProvider } from '../../start/configOidc.ts'
import type { AuthContext } from '../authContext.ts'
import type { CreateAccount, ReclaimAccount } from '../authOptions.ts'
import { setCookie } from '../sessions/cookies.ts'
import { rememberDevice } from '../sessions/deviceCookie.ts'
import type { Device } from '../sessions/sessions.ts'
import { accountFor, ExternalProblem, enter, type Problem, type Vouched } from './externalSignIn.ts'
import { type Checks, createOidcClient, type OidcClient } from './oidcClient.ts'
import { createSeal } from './seal.ts'

/** Seconds to sign in at the provider, and to exchange the ticket, which the page does at once. */
const FLOW_SECONDS = 10 * 60
const TICKET_SECONDS = 60

/** A ticket is taken once. */
const TICKET = { kind: 'oidcTicket', limit: 1, seconds: 2 * TICKET_SECONDS }

const COOKIE = 'hubSignIn'

/** Where external sign-in takes place: nothing else sees its cookie. */
const OIDC_PATH = '/api/Auth/oidc'

interface Flow extends Checks {
  readonly provider: string
  readonly wanted: string
  readonly locale: string
}

/** The user whom the provider vouches for; `browser` is known only to the browser that asked. */
interface Ticket extends Vouched {
  readonly number: string
  readonly browser: string
}

export interface OidcRoutes {
  readonly context: AuthContext
  readonly createAccount: CreateAccount
  readonly reclaimAccount: ReclaimAccount
  readonly providers: readonly OidcProvider[]
  readonly deviceOf: (request: FastifyRequest) => Device
  readonly localeOf: (value: unknown) => string
}

const problemOf = (error: unknown): Problem => {
  if (error instanceof ExternalProblem) return error.problem
  if (error instanceof AuthorizationResponseError) return error.error === 'access_denied' ? 'cancelled' : 'failed'
  return error instanceof AppError && error.status === 429 ? 'rateLimited' : 'failed'
}

/**
 * External sign-in: `GET /oidc/<name>` redirects to the provider, `/oidc/<name>/callback` returns from it and redirects to the sign-in page
 * with a ticket in the hash, which neither logs nor other sites see; `POST /oidc/exchange` redeems it once, from the same browser, for a
 * session.
 */
export async function oidcRoutes(
  app: FastifyInstance,
  { context, createAccount, reclaimAccount, providers, deviceOf, localeOf }: OidcRoutes,
): Promise<void> {
  const { options, attempts } = context
  const { publicUrl, db } = options
  const https = publicUrl.startsWith('https:')
  const clients = new Map<string, OidcClient>(providers.map((provider) => [provider.id, createOidcClient(provider)]))
  const flows = createSeal<Flow>(options, 'external sign-in', FLOW_SECONDS)
  const tickets = createSeal<Ticket>(options, 'external ticket', TICKET_SECONDS)

  const toSignIn = (reply: FastifyReply, wanted: string, fragment: string) =>
    reply.redirect(`/sign-in${wanted === '' ? '' : `?${new URLSearchParams({ redirectUrl: wanted })}`}#${fragment}`)

  function fail(request: FastifyRequest, reply: FastifyReply, wanted: string, error: unknown) {
    const problem = problemOf(error)
    if (problem === 'failed') request.log.warn({ err: error }, 'external sign-in failed')
    return toSignIn(reply, wanted, `problem=${problem}`)
  }

  function clientOf(name: string): OidcClient {
    const client = clients.get(name)
    if (!client) throw new AppError(404, 'routeNotFound')
    return client
  }

  defineCall(app, sessionCalls.providers, () => providers.map(({ id, label }) => ({ id, name: label })))

  defineCall(app, sessionCalls.oidcBegin, async ({ request, reply, params: { name }, query: { redirectUrl: wanted = '', locale } }) => {
    const client = clientOf(name)
    try {
      const { url, checks } = await client.begin(`${publicUrl}${OIDC_PATH}/${name}/callback`)
      setCookie(reply, COOKIE, flows.close({ ...checks, provider: name, wanted, locale: localeOf(locale) }), {
        path: OIDC_PATH,
        seconds: FLOW_SECONDS,
        https,
      })
      return reply.redirect(url)
    } catch (error) {
      return fail(request, reply, wanted, error)
    }
  })

  defineCall(app, sessionCalls.oidcCallback, async ({ request, reply, params: { name } }) => {
    const client = clientOf(name)
    const flow = flows.open(request.cookies[COOKIE] ?? '')
    if (flow?.provider !== name) return fail(request, reply, '', new ExternalProblem('expired'))
    try {
      const user = await client.finish(new URL(request.url, publicUrl), flow)
      const account = await accountFor(context, createAccount, user, { device: deviceOf(request), locale: flow.locale })
      const browser = randomUUID()
      setCookie(reply, COOKIE, browser, { path: OIDC_PATH, seconds: TICKET_SECONDS, https })
      return toSignIn(
        reply,
        flow.wanted,
        `ticket=${tickets.close({ user: account.id, email: account.email, number: randomUUID(), browser })}`,
      )
    } catch (error) {
      setCookie(reply, COOKIE, '', { path: OIDC_PATH, seconds: 0, https })
      return fail(request, reply, flow.wanted, error)
    }
  })

  defineCall(app, sessionCalls.oidcExchange, async ({ request, reply, body }) => {
    const ticket = typeof body.ticket === 'string' ? tickets.open(body.ticket) : undefined
    if (!ticket || ticket.browser !== request.cookies[COOKIE]) throw new AppError(401, 'unauthenticated')
    setCookie(reply, COOKIE, '', { path: OIDC_PATH, seconds: 0, https })
    await db.write((trx) => attempts.take(trx, [[TICKET, ticket.number]]))
    const entered = await enter(context, reclaimAccount, ticket, deviceOf(request))
    rememberDevice(context, request, reply, entered.id)
    return entered
  })
}
