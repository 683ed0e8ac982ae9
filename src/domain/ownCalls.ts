import { declareCall } from '../model/calls/callContract.ts'
import { flag, object, openObject, textOrNull } from '../model/calls/schemaParts.ts'

const own = { tag: 'Account', right: 'signedIn' } as const
const ACCOUNT = object({ userName: textOrNull })

/** The caller's own data besides their user record. */
export const ownCalls = {
  account: declareCall({ ...own, method: 'GET', path: '/api/me/account', summary: 'The caller’s user name', answer: ACCOUNT }),
  rename: declareCall({
    ...own,
    method: 'PUT',
    path: '/api/me/account',
    summary: 'Change the caller’s user name',
    texts: 'dealers',
    body: openObject({ userName: textOrNull }, ['userName']),
    answer: ACCOUNT,
  }),
  standing: declareCall({
    ...own,
    method: 'GET',
    path: '/api/me/standing',
    summary: 'What decides whether the caller may bid, offer cars and withdraw money',
    answer: object({ emailVerified: flag, firmState: { enum: ['pending', 'approved', 'suspended'] } }),
  }),
}
