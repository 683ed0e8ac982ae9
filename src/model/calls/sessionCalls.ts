import { declareCall } from './callContract.ts'
import { NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from './credentialLimits.ts'
import { flag, listOf, object, openObject, text, textOrNull } from './schemaParts.ts'

export const email = { type: 'string', format: 'email' } as const
/** An existing password. */
export const knownPassword = { type: 'string', format: 'password' } as const
export const newPassword = { ...knownPassword, minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX } as const
/** Guards against typing errors; optional for programs. */
export const repeated = { ...knownPassword, sameAs: 'password', description: 'The same password again' } as const
export const personName = { type: 'string', maxLength: NAME_MAX } as const

const TOKENS = object({ accessToken: text, refreshToken: text })
const SESSION = object({
  token: text,
  refreshToken: text,
  imageId: textOrNull,
  name: text,
  email: text,
  userRoles: listOf(text),
  id: text,
})
const ENTERED = object({ ...SESSION.properties, passwordRemoved: flag }, ['passwordRemoved'])

const visiting = { tag: 'Auth', right: 'anybody' } as const

/** Sign-in, sign-out, sign-up and password recovery (`PRODUCT.md S1`). */
export const sessionCalls = {
  signIn: declareCall({
    ...visiting,
    method: 'POST',
    path: '/api/Auth/login',
    summary: 'Sign in',
    texts: 'signIn',
    body: openObject({ email, password: newPassword, code: text }, ['code']),
    answer: SESSION,
  }),
  signUp: declareCall({
    ...visiting,
    method: 'POST',
    path: '/api/Auth/sign-up',
    summary: 'Create a dealer account and sign in',
    texts: 'users',
    body: openObject({ name: personName, email, phoneNumber: text, password: newPassword, confirmPassword: repeated, locale: text }, [
      'phoneNumber',
      'confirmPassword',
      'locale',
    ]),
    status: 201,
    answer: SESSION,
  }),
  forgotPassword: declareCall({
    ...visiting,
    method: 'POST',
    path: '/api/Auth/forgot-password',
    summary: 'Ask for a verification code by mail',
    texts: 'signIn',
    body: openObject({ email }),
    status: 202,
  }),
  resetPassword: declareCall({
    ...visiting,
    method: 'POST',
    path: '/api/Auth/reset-password',
    summary: 'Set a new password with a verification code',
    texts: 'signIn',
    body: openObject({ email, code: text, password: newPassword, confirmPassword: repeated }, ['confirmPassword']),
  }),
  refreshToken: declareCall({
    ...visiting,
    method: 'POST',
    path: '/api/Auth/refreshToken',
    summary: 'Exchange a refresh token',
    body: openObject({ accessToken: text, refreshToken: text }, ['accessToken', 'refreshToken']),
    answer: TOKENS,
  }),
  providers: declareCall({
    ...visiting,
    method: 'GET',
    path: '/api/Auth/providers',
    summary: 'Providers of external sign-in',
    answer: listOf(object({ id: text, name: text })),
  }),
  oidcBegin: declareCall({
    ...visiting,
    method: 'GET',
    path: '/api/Auth/oidc/{name}',
    summary: 'Go to a provider of external sign-in',
    description: 'Redirects to the provider, or to the sign-in page with the problem.',
    query: object({ redirectUrl: text, locale: text }, ['redirectUrl', 'locale']),
    status: 302,
  }),
  oidcCallback: declareCall({
    ...visiting,
    method: 'GET',
    path: '/api/Auth/oidc/{name}/callback',
    summary: 'Come back from a provider of external sign-in',
    description: 'Redirects to the sign-in page, with a ticket or the problem after #.',
    status: 302,
  }),
  oidcExchange: declareCall({
    ...visiting,
    method: 'POST',
    path: '/api/Auth/oidc/exchange',
    summary: 'Exchange the ticket of an external sign-in, once',
    body: openObject({ ticket: {} }, ['ticket']),
    answer: ENTERED,
  }),
  signOut: declareCall({ ...visiting, method: 'POST', path: '/api/Auth/sign-out', summary: 'End the session' }),
}
