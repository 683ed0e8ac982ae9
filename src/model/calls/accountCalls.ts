import { ACTIONS } from '../entitySchema.ts'
import { declareCall } from './callContract.ts'
import { count, flag, listOf, moment, momentOrNull, object, openObject, text, textOrNull } from './schemaParts.ts'
import { email, knownPassword, newPassword, repeated } from './sessionCalls.ts'

const own = { tag: 'Account', right: 'signedIn' } as const
const confirming = openObject({ currentPassword: knownPassword })
const RECOVERY = object({ recoveryCodes: listOf(text) })
const EMAIL = object({ email, verified: flag, pending: { type: ['string', 'null'], description: 'Address that waits for its code' } })

/** Calls of every user for their own sign-in. */
export const accountCalls = {
  sessions: declareCall({
    ...own,
    method: 'GET',
    path: '/api/me/sessions',
    summary: 'The caller’s open sessions',
    answer: listOf(
      object({ id: text, startedAt: moment, lastUsedAt: momentOrNull, address: textOrNull, agent: textOrNull, current: flag }),
    ),
  }),
  endSession: declareCall({ ...own, method: 'DELETE', path: '/api/me/sessions/{id}', summary: 'End one of the caller’s sessions' }),
  endOthers: declareCall({ ...own, method: 'DELETE', path: '/api/me/sessions', summary: 'End all of the caller’s sessions but this one' }),
  password: declareCall({
    ...own,
    method: 'POST',
    path: '/api/me/password',
    summary: 'Change the caller’s password and end their other sessions',
    texts: 'users',
    body: openObject({ currentPassword: knownPassword, password: newPassword, confirmPassword: repeated }, ['confirmPassword']),
  }),
  email: declareCall({
    ...own,
    method: 'GET',
    path: '/api/me/email',
    summary: 'The caller’s address, whether it is verified, and the one that waits for its code',
    answer: EMAIL,
  }),
  changeEmail: declareCall({
    ...own,
    method: 'POST',
    path: '/api/me/email',
    summary: 'Change the caller’s address: takes effect once the code mailed to the new one comes back',
    texts: 'users',
    body: openObject({ email, currentPassword: knownPassword }),
    status: 202,
  }),
  resendCode: declareCall({
    ...own,
    method: 'POST',
    path: '/api/me/email/code',
    summary: 'Mail the code that verifies the caller’s address once more',
    status: 202,
  }),
  verifyEmail: declareCall({
    ...own,
    method: 'POST',
    path: '/api/me/email/verify',
    summary: 'Verify an address by the code that was mailed to it',
    texts: 'users',
    body: openObject({ code: text }),
    answer: EMAIL,
  }),
  secondFactor: declareCall({
    ...own,
    method: 'GET',
    path: '/api/me/second-factor',
    summary: 'The caller’s second factor',
    answer: object({ available: flag, enabled: flag, recoveryLeft: count }),
  }),
  beginFactor: declareCall({
    ...own,
    method: 'POST',
    path: '/api/me/second-factor',
    summary: 'Begin a second factor: a secret that counts once it is confirmed',
    body: confirming,
    answer: object({ secret: text, uri: text, qrCode: text }),
  }),
  confirmFactor: declareCall({
    ...own,
    method: 'POST',
    path: '/api/me/second-factor/confirm',
    summary: 'Turn the second factor on by a first code',
    body: openObject({ code: text }),
    answer: RECOVERY,
  }),
  renewCodes: declareCall({
    ...own,
    method: 'POST',
    path: '/api/me/second-factor/recovery-codes',
    summary: 'New recovery codes',
    body: confirming,
    answer: RECOVERY,
  }),
  removeFactor: declareCall({
    ...own,
    method: 'POST',
    path: '/api/me/second-factor/remove',
    summary: 'Turn the second factor off',
    body: confirming,
  }),
  viewAs: declareCall({
    ...own,
    method: 'POST',
    path: '/api/me/view-as',
    summary: 'A token by which an Administrator reads what another user would; it writes nothing',
    body: openObject({ user: text }),
    answer: object({ token: text, id: text, name: text, email: text, imageId: textOrNull, userRoles: listOf(text) }),
  }),
  rights: declareCall({
    ...own,
    tag: 'System',
    method: 'GET',
    path: '/api/me/rights',
    summary: 'Rights of the caller that differ from the schemas’ own',
    answer: object({
      rights: listOf(
        object(
          { entity: text, action: { enum: ACTIONS }, effect: { enum: ['allow', 'deny'] }, via: { enum: ['role', 'user'] }, role: text },
          ['role'],
        ),
      ),
    }),
  }),
}
