import type { AnswerOf, BodyOf, CallTypes, TypedCall } from '../../model/calls/callContract.ts'
import type { Refusal as RefusalBody } from '../../model/calls/refusal.ts'
import type { sessionCalls } from '../../model/calls/sessionCalls.ts'
import { openSession, type SignInAnswer } from './session.ts'
import { fetchWithTimeout } from './timeLimit.ts'

/** Body and status of an error answer; that of a proxy may lack members. */
export type Refusal = Partial<RefusalBody> & { readonly status: number }

export type Result =
  | { readonly outcome: 'done' }
  | { readonly outcome: 'refused'; readonly refusal: Refusal }
  /** No response: the state on the server is unknown. */
  | { readonly outcome: 'unanswered'; readonly timeout: boolean }

/** Members of a JSON body; none for other bodies. */
const bodyOf = async <T extends object>(response: Response): Promise<Partial<T>> => {
  const body = await response.json().catch(() => undefined)
  return typeof body === 'object' && body !== null ? body : {}
}

const refused = ({ status }: Response, body: Partial<RefusalBody> = {}): Result => ({ outcome: 'refused', refusal: { ...body, status } })

type PostCall = TypedCall<CallTypes> & { readonly method: 'POST' }

async function call<C extends PostCall>(
  path: C['path'],
  values: BodyOf<C>,
  done: (response: Response) => Promise<boolean> | boolean,
): Promise<Result> {
  try {
    const response = await fetchWithTimeout(path, {
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

/** Stores the session on success, like `signUp`. Uses plain `fetch`: a 401 means a wrong password here, and must not start a renewal. */
export const signIn = (values: { readonly email: string; readonly password: string; readonly code?: string }) =>
  call<typeof sessionCalls.signIn>('/api/Auth/login', values, entered)

/** Values of a form by name. */
type FormValues = Readonly<Record<string, string>>

export const signUp = ({ name = '', email = '', password = '', confirmPassword = '', locale = '' }: FormValues) =>
  call<typeof sessionCalls.signUp>('/api/Auth/sign-up', { name, email, password, confirmPassword, locale }, entered)

export const forgotPassword = (email: string) => call<typeof sessionCalls.forgotPassword>('/api/Auth/forgot-password', { email }, nothing)

export const resetPassword = ({ email = '', code = '', password = '', confirmPassword = '' }: FormValues) =>
  call<typeof sessionCalls.resetPassword>('/api/Auth/reset-password', { email, code, password, confirmPassword }, nothing)

/** A provider of external sign-in. */
export type SignInProvider = AnswerOf<typeof sessionCalls.providers>[number]

/** Configured providers; empty if the server does not answer. */
export async function signInProviders(): Promise<readonly SignInProvider[]> {
  try {
    const response = await fetchWithTimeout('/api/Auth/providers')
    const body: unknown = response.ok ? await response.json() : []
    return Array.isArray(body) ? body : []
  } catch {
    return []
  }
}

/** Address that redirects to a provider; the requested page and the language are passed along. */
export const providerAddress = ({ id }: SignInProvider, redirectUrl: string, locale: string): string =>
  `/api/Auth/oidc/${id}?${new URLSearchParams({ redirectUrl, locale })}`

/**
 * Stores the session after external sign-in; a ticket works once. The server may have removed a password that was set before the address was verified.
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
