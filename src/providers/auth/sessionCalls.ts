import type { AnswerOf, BodyOf, CallTypes, TypedCall } from '../../model/calls/callContract.ts'
import type { Refusal as RefusalBody } from '../../model/calls/refusal.ts'
import type { sessionCalls } from '../../model/calls/sessionCalls.ts'
import { openSession, type SignInAnswer } from './session.ts'
import { fetchInTime } from './timeLimit.ts'

/** What the API says when it refuses; a proxy may say less. */
export type Refusal = Partial<RefusalBody> & { readonly status: number }

export type Result =
  | { readonly outcome: 'done' }
  | { readonly outcome: 'refused'; readonly refusal: Refusal }
  /** No response: the state on the server is unknown. */
  | { readonly outcome: 'unanswered'; readonly timeout: boolean }

/** The members of a JSON body; none of any other. */
const bodyOf = async <T extends object>(response: Response): Promise<Partial<T>> => {
  const body = await response.json().catch(() => undefined)
  return typeof body === 'object' && body !== null ? body : {}
}

const refused = ({ status }: Response, body: Partial<RefusalBody> = {}): Result => ({ outcome: 'refused', refusal: { ...body, status } })

type Visiting = TypedCall<CallTypes> & { readonly method: 'POST' }

async function call<C extends Visiting>(
  path: C['path'],
  values: BodyOf<C>,
  done: (response: Response) => Promise<boolean> | boolean,
): Promise<Result> {
  try {
    const response = await fetchInTime(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang || 'en' },
      body: JSON.stringify(values),
    })
    if (!response.ok) return refused(response, await bodyOf<RefusalBody>(response))
    return (await done(response)) ? { outcome: 'done' } : refused(response)
  } catch (error) {
    return { outcome: 'unanswered', timeout: error instanceof DOMException && error.name === 'TimeoutError' }
  }
}

const enter = ({ token, id, ...others }: Partial<SignInAnswer>): boolean => {
  if (typeof token !== 'string' || typeof id !== 'string') return false
  openSession({ ...others, token, id })
  return true
}

const entered = async (response: Response) => enter(await bodyOf(response))

const nothing = () => true

/** Fills the session when it succeeds, as `signUp` does. Plain calls: a 401 here means a wrong password and must not start a renewal. */
export const signIn = (values: { readonly email: string; readonly password: string; readonly code?: string }) =>
  call<typeof sessionCalls.signIn>('/api/Auth/login', values, entered)

/** What a form holds, by the names of its inputs. */
type FormValues = Readonly<Record<string, string>>

export const signUp = ({ name = '', email = '', password = '', confirmPassword = '', locale = '' }: FormValues) =>
  call<typeof sessionCalls.signUp>('/api/Auth/sign-up', { name, email, password, confirmPassword, locale }, entered)

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
  const result = await call<typeof sessionCalls.oidcExchange>('/api/Auth/oidc/exchange', { ticket }, async (response) => {
    const body = await bodyOf<AnswerOf<typeof sessionCalls.oidcExchange>>(response)
    passwordRemoved = body.passwordRemoved === true
    return enter(body)
  })
  return { ...result, passwordRemoved }
}
