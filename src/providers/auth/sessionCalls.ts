import type { AnswerOf, BodyOf, CallTypes, TypedCall } from '../../model/calls/callContract.ts'
import type { sessionCalls } from '../../model/calls/sessionCalls.ts'
import type { Json } from '../../model/entitySchema.ts'
import { openSession } from './session.ts'
import { fetchInTime } from './timeLimit.ts'

/** What the API says when it refuses. */
export interface Refusal {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly params: Readonly<Record<string, Json>>
  /** Texts by field in the language of the request. */
  readonly errors: Readonly<Record<string, string>>
  readonly details: Readonly<Record<string, { readonly keyword: string; readonly params: Readonly<Record<string, Json>> }>>
}

export type Result =
  | { readonly outcome: 'done' }
  | { readonly outcome: 'refused'; readonly refusal: Refusal }
  /** No response: the state on the server is unknown. */
  | { readonly outcome: 'unanswered'; readonly timeout: boolean }

const parsed = async (response: Response): Promise<Readonly<Record<string, unknown>>> => {
  const body: unknown = await response.json().catch(() => undefined)
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

const refusalOf = (status: number, body: Readonly<Record<string, unknown>>): Refusal => ({
  status,
  code: typeof body.code === 'string' ? body.code : '',
  message: typeof body.message === 'string' ? body.message : '',
  params: (body.params ?? {}) as Refusal['params'],
  errors: (body.errors ?? {}) as Refusal['errors'],
  details: (body.details ?? {}) as Refusal['details'],
})

type Visiting = TypedCall<CallTypes> & { readonly method: 'POST' }

async function call<C extends Visiting>(
  path: C['path'],
  values: BodyOf<C>,
  done: (body: Readonly<Record<string, unknown>>) => boolean,
): Promise<Result> {
  try {
    const response = await fetchInTime(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang || 'en' },
      body: JSON.stringify(values),
    })
    const body = await parsed(response)
    return response.ok && done(body) ? { outcome: 'done' } : { outcome: 'refused', refusal: refusalOf(response.status, body) }
  } catch (error) {
    return { outcome: 'unanswered', timeout: error instanceof DOMException && error.name === 'TimeoutError' }
  }
}

function enter(body: Readonly<Record<string, unknown>>): boolean {
  if (typeof body.token !== 'string' || typeof body.id !== 'string') return false
  openSession({ ...body, token: body.token, id: body.id })
  return true
}

const nothing = () => true

/** Fills the session when it succeeds, as `signUp` does. Plain calls: a 401 here means a wrong password and must not start a renewal. */
export const signIn = (values: { readonly email: string; readonly password: string; readonly code?: string }) =>
  call<typeof sessionCalls.signIn>('/api/Auth/login', values, enter)

/** What a form holds, by the names of its inputs. */
type FormValues = Readonly<Record<string, string>>

export const signUp = ({ name = '', email = '', password = '', confirmPassword = '', locale = '' }: FormValues) =>
  call<typeof sessionCalls.signUp>('/api/Auth/sign-up', { name, email, password, confirmPassword, locale }, enter)

export const forgotPassword = (email: string) => call<typeof sessionCalls.forgotPassword>('/api/Auth/forgot-password', { email }, nothing)

export const resetPassword = ({ email = '', code = '', password = '', confirmPassword = '' }: FormValues) =>
  call<typeof sessionCalls.resetPassword>('/api/Auth/reset-password', { email, code, password, confirmPassword }, nothing)

/** A provider of external sign-in. */
export type SignInProvider = AnswerOf<typeof sessionCalls.providers>[number]

/** Empty if none is configured, or the server does not answer. */
export async function signInProviders(): Promise<readonly SignInProvider[]> {
  try {
    const response = await fetchInTime('/api/Auth/providers')
    const body: unknown = response.ok ? await response.json() : []
    return Array.isArray(body) ? body : []
  } catch {
    return []
  }
}

/** Address that leaves for a provider; the wanted page and the language come back with it. */
export const providerAddress = ({ id }: SignInProvider, wanted: string, locale: string): string =>
  `/api/Auth/oidc/${id}?${new URLSearchParams({ redirectUrl: wanted, locale })}`

/**
 * Fills the session after external sign-in; a ticket works once. By then a password that was set before the address was verified is gone.
 */
export async function exchangeTicket(ticket: string): Promise<Result & { readonly passwordRemoved: boolean }> {
  let passwordRemoved = false
  const result = await call<typeof sessionCalls.oidcExchange>('/api/Auth/oidc/exchange', { ticket }, (body) => {
    passwordRemoved = body.passwordRemoved === true
    return enter(body)
  })
  return { ...result, passwordRemoved }
}
