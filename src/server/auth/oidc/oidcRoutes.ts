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
import type { Device } from '../sessions/sessions.sql.ts'
import { accountFor, type ConfirmedAccount, ExternalProblem, type Problem, startSession } from './externalSignIn.ts'
import { type Checks, createOidcClient, type OidcClient } from './oidcClient.ts'
import { createSeal } from './seal.ts'

/** Seconds to sign in at the provider, and to exchange the ticket, which the page does at once. */
const FLOW_SECONDS = 10 * 60
const TICKET_SECONDS = 60

/** Whether a ticket can be redeemed now; each can be redeemed once. */
const TICKET = { kind: 'oidcTicket', limit: 1, seconds: 2 * TICKET_SECONDS }

const COOKIE = 'hubSignIn'

/** Path of external sign-in, which limits its cookie. */
const OIDC_PATH = '/api/Auth/oidc'

interface Flow extends Checks {
  readonly provider: string
  readonly redirectUrl: string
  readonly locale: string
}

/** The user confirmed by the provider; only the requesting browser knows `browser`. */
interface Ticket extends ConfirmedAccount {
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

/** The providers' clients, and the sealed values of the routes. */
function createFlow({ context, providers }: OidcRoutes) {
  const { options } = context
  const clients = new Map<string, OidcClient>(providers.map((provider) => [provider.id, createOidcClient(provider)]))
  const https = options.publicUrl.startsWith('https:')
  return {
    flows: createSeal<Flow>(options, 'external sign-in', FLOW_SECONDS),
    tickets: createSeal<Ticket>(options, 'external ticket', TICKET_SECONDS),
    clientOf(name: string): OidcClient {
      const client = clients.get(name)
      if (!client) throw new AppError(404, 'routeNotFound')
      return client
    },
    /** Sets the cookie of the flow; zero seconds remove it. */
    setFlowCookie: (reply: FastifyReply, value: string, seconds: number) =>
      setCookie(reply, COOKIE, value, { path: OIDC_PATH, seconds, https }),
  }
}

type FlowParts = ReturnType<typeof createFlow>

const toSignIn = (reply: FastifyReply, redirectUrl: string, fragment: string) =>
  reply.redirect(`/sign-in${redirectUrl === '' ? '' : `?${new URLSearchParams({ redirectUrl })}`}#${fragment}`)

function fail(request: FastifyRequest, reply: FastifyReply, redirectUrl: string, error: unknown) {
  const problem = problemOf(error)
  if (problem === 'failed') request.log.warn({ err: error, req: request }, 'external sign-in failed')
  return toSignIn(reply, redirectUrl, `problem=${problem}`)
}

/** `GET /oidc/<name>`: redirects to the provider. */
function beginRoute(app: FastifyInstance, { context, localeOf }: OidcRoutes, { clientOf, flows, setFlowCookie }: FlowParts): void {
  const { publicUrl } = context.options
  defineCall(app, sessionCalls.oidcBegin, async ({ request, reply, params: { name }, query: { redirectUrl = '', locale } }) => {
    const client = clientOf(name)
    try {
      const { url, checks } = await client.begin(`${publicUrl}${OIDC_PATH}/${name}/callback`)
      setFlowCookie(reply, flows.close({ ...checks, provider: name, redirectUrl, locale: localeOf(locale) }), FLOW_SECONDS)
      return reply.redirect(url)
    } catch (error) {
      return fail(request, reply, redirectUrl, error)
    }
  })
}

/** `GET /oidc/<name>/callback`: returns from the provider and redirects to the sign-in page with a ticket. */
function callbackRoute(
  app: FastifyInstance,
  { context, createAccount, deviceOf }: OidcRoutes,
  { clientOf, flows, tickets, setFlowCookie }: FlowParts,
): void {
  defineCall(app, sessionCalls.oidcCallback, async ({ request, reply, params: { name } }) => {
    const client = clientOf(name)
    const flow = flows.open(request.cookies[COOKIE] ?? '')
    if (flow?.provider !== name) return fail(request, reply, '', new ExternalProblem('expired'))
    try {
      const user = await client.finish(new URL(request.url, context.options.publicUrl), flow)
      const account = await accountFor(context, createAccount, user, { device: deviceOf(request), locale: flow.locale })
      const browser = randomUUID()
      setFlowCookie(reply, browser, TICKET_SECONDS)
      const ticket = tickets.close({ user: account.id, email: account.email, number: randomUUID(), browser })
      return toSignIn(reply, flow.redirectUrl, `ticket=${ticket}`)
    } catch (error) {
      setFlowCookie(reply, '', 0)
      return fail(request, reply, flow.redirectUrl, error)
    }
  })
}

/** `POST /oidc/exchange`: redeems a ticket once, from the same browser, for a session. */
function exchangeRoute(
  app: FastifyInstance,
  { context, reclaimAccount, deviceOf }: OidcRoutes,
  { tickets, setFlowCookie }: FlowParts,
): void {
  const { options, attempts } = context
  defineCall(app, sessionCalls.oidcExchange, async ({ request, reply, body }) => {
    const ticket = typeof body.ticket === 'string' ? tickets.open(body.ticket) : undefined
    if (!ticket || ticket.browser !== request.cookies[COOKIE]) throw new AppError(401, 'unauthenticated')
    setFlowCookie(reply, '', 0)
    await options.db.write((trx) => attempts.take(trx, [[TICKET, ticket.number]]))
    const entered = await startSession(context, reclaimAccount, ticket, deviceOf(request))
    rememberDevice(context, request, reply, entered.id)
    return entered
  })
}

/** External sign-in. The ticket is in the hash of the address, where neither logs nor other sites see it. */
export async function oidcRoutes(app: FastifyInstance, parts: OidcRoutes): Promise<void> {
  const flow = createFlow(parts)
  defineCall(app, sessionCalls.providers, () => parts.providers.map(({ id, label }) => ({ id, name: label })))
  beginRoute(app, parts, flow)
  callbackRoute(app, parts, flow)
  exchangeRoute(app, parts, flow)
}
