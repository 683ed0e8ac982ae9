import type { Right } from '../../model/subject.ts'
import type { RenewalFailure } from './renewalFailure.ts'
import {
  type Claims,
  claimsOf,
  ENDED,
  local,
  RIGHTS,
  type SessionUser,
  storedUser,
  storeSession,
  tabOnly,
  UNTIL,
  USER,
  VIEWED_USER_KEY,
} from './session.ts'

/** Whether the stored token is about to expire, and would cause a 401. False for a token without an expiry. */
export const tokenIsStale = (): boolean => {
  if (tabOnly.get(VIEWED_USER_KEY) !== null) return false
  const until = Number(local.get(UNTIL) ?? Number.NaN)
  return Date.now() > until
}

/** Roles and names in a new access token, which are newer than those stored at sign-in. */
const newerParts = ({ roles, name, email }: Claims): Partial<SessionUser> => ({
  ...(Array.isArray(roles) && { authority: roles }),
  ...(typeof name === 'string' && { userName: name }),
  ...(typeof email === 'string' && { email }),
})

export const storeTokens = (accessToken: string, refreshToken: string): void => {
  const claims = claimsOf(accessToken)
  storeSession({ ...storedUser(), ...newerParts(claims), accessToken, refreshToken }, claims)
}

/** Stores the user's changes of their own record, to show them before the next token contains them. */
export const storeIdentity = (parts: Partial<Pick<SessionUser, 'userName' | 'email' | 'avatar'>>): void =>
  local.set(USER, JSON.stringify({ ...storedUser(), ...parts }))

/** Rights of a viewed user are stored in this tab only. */
const rightsPlace = () => (tabOnly.get(VIEWED_USER_KEY) === null ? local : tabOnly)

/** Last received rights; undefined if they have not been fetched since sign-in. */
export const storedRights = (): readonly Right[] | undefined => {
  try {
    const stored: unknown = JSON.parse(rightsPlace().get(RIGHTS) ?? 'null')
    return Array.isArray(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

export const storeRights = (rights: readonly Right[]): void => rightsPlace().set(RIGHTS, JSON.stringify(rights))

/** Stores in this tab, for the sign-in page, that the session expired, and the reason if known. */
export const storeEndReason = (why?: RenewalFailure): void => tabOnly.set(ENDED, why ?? 'true')
