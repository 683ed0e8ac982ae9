/** JSON Schemas of the calls, for the API's documentation. What is wrong with a body is said by `domain/credentials.ts`, in the asker's language. */
const text = { type: 'string' } as const
const email = { type: 'string', format: 'email' } as const
const password = { type: 'string', minLength: 6, maxLength: 200 } as const

const object = (properties: Readonly<Record<string, object>>, optional: readonly string[] = []) => ({
  type: 'object',
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
})

const tokens = object({ accessToken: text, refreshToken: text })
const session = object({
  token: text,
  refreshToken: text,
  imageId: { type: ['string', 'null'] },
  name: text,
  email: text,
  userRoles: { type: 'array', items: text },
  id: text,
})
const done = { type: 'null', description: 'Done' }

const call = (summary: string, body: object, response: object) => ({ tags: ['Auth'], summary, security: [], body, response })

export const AUTH_CALLS = {
  login: call('Sign in', object({ email, password, code: text }, ['code']), { 200: session }),
  signUp: call(
    'Create a dealer account and sign in',
    object({ name: text, email, phoneNumber: text, password, confirmPassword: text, locale: { enum: ['en', 'ar', 'fr', 'tr'] } }, [
      'phoneNumber',
      'confirmPassword',
      'locale',
    ]),
    { 201: session },
  ),
  forgotPassword: call('Ask for a verification code by mail', object({ email }), { 202: done }),
  resetPassword: call(
    'Set a new password with a verification code',
    object({ email, code: text, password, confirmPassword: text }, ['confirmPassword']),
    {
      204: done,
    },
  ),
  refreshToken: call('Exchange a refresh token', tokens, { 200: tokens }),
  providers: {
    tags: ['Auth'],
    summary: 'Providers of external sign-in',
    security: [],
    response: { 200: { type: 'array', items: object({ id: text, name: text }) } },
  },
  oidcBegin: {
    tags: ['Auth'],
    summary: 'Go to a provider of external sign-in',
    security: [],
    params: object({ name: text }),
    querystring: object({ redirectUrl: text, locale: text }, ['redirectUrl', 'locale']),
    response: { 302: { type: 'null', description: 'To the provider, or to the sign-in page with the problem' } },
  },
  oidcCallback: {
    tags: ['Auth'],
    summary: 'Come back from a provider of external sign-in',
    security: [],
    params: object({ name: text }),
    response: { 302: { type: 'null', description: 'To the sign-in page, with a ticket or the problem behind #' } },
  },
  oidcExchange: call('Exchange the ticket of an external sign-in, once', object({ ticket: text }), {
    200: { ...session, properties: { ...session.properties, passwordRemoved: { type: 'boolean' } } },
  }),
  signOut: { tags: ['Auth'], summary: 'End the session', response: { 204: done } },
} as const

const account = (summary: string, more: object) => ({ tags: ['Account'], summary, ...more })
const moment = { type: 'string', format: 'date-time' } as const
const orNull = { type: ['string', 'null'] } as const

const recovery = object({ recoveryCodes: { type: 'array', items: text } })
const ownEmail = object({ email, verified: { type: 'boolean' }, pending: orNull })

export const ACCOUNT_CALLS = {
  sessions: account('The asker’s open sessions', {
    response: {
      200: {
        type: 'array',
        items: object({ id: text, startedAt: moment, lastUsedAt: orNull, address: orNull, agent: orNull, current: { type: 'boolean' } }),
      },
    },
  }),
  endSession: account('End one of the asker’s sessions', { params: object({ id: text }), response: { 204: done } }),
  endOthers: account('End all of the asker’s sessions but this one', { response: { 204: done } }),
  email: account('The asker’s address, whether it is verified, and the one that waits for its code', { response: { 200: ownEmail } }),
  changeEmail: account('Change the asker’s address: takes effect once the code mailed to the new one comes back', {
    body: object({ email, currentPassword: text }),
    response: { 202: done },
  }),
  resendCode: account('Mail the code that verifies the asker’s address once more', { response: { 202: done } }),
  verifyEmail: account('Verify an address by the code that was mailed to it', {
    body: object({ code: text }),
    response: { 200: ownEmail },
  }),
  secondFactor: account('The asker’s second factor', {
    response: { 200: object({ available: { type: 'boolean' }, enabled: { type: 'boolean' }, recoveryLeft: { type: 'integer' } }) },
  }),
  beginFactor: account('Begin a second factor: a secret that counts once it is confirmed', {
    body: object({ currentPassword: text }),
    response: { 200: object({ secret: text, uri: text, qrCode: text }) },
  }),
  confirmFactor: account('Turn the second factor on by a first code', { body: object({ code: text }), response: { 200: recovery } }),
  renewCodes: account('New recovery codes', { body: object({ currentPassword: text }), response: { 200: recovery } }),
  removeFactor: account('Turn the second factor off', { body: object({ currentPassword: text }), response: { 204: done } }),
  viewAs: account('A token by which an Administrator reads what another user would; it writes nothing', {
    body: object({ user: text }),
    response: {
      200: object({ token: text, id: text, name: text, email: text, imageId: orNull, userRoles: { type: 'array', items: text } }),
    },
  }),
  password: account('Change the asker’s password and end their other sessions', {
    body: object({ currentPassword: text, password, confirmPassword: text }, ['confirmPassword']),
    response: { 204: done },
  }),
} as const
