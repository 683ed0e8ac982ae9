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
  VIEWED,
} from './session.ts'

/** Whether the stored token is about to expire, so that sending it would only cause a 401. False for a token without an expiry. */
export const tokenIsStale = (): boolean => {
  if (tabOnly.get(VIEWED) !== null) return false
  const until = Number(local.get(UNTIL) ?? Number.NaN)
  return Date.now() > until
}

/** Roles and names inside a new access token are newer than those of the sign-in. */
const newerParts = ({ roles, name, email }: Claims): Partial<SessionUser> => ({
  ...(Array.isArray(roles) && { authority: roles }),
  ...(typeof name === 'string' && { userName: name }),
  ...(typeof email === 'string' && { email }),
})

export const storeTokens = (accessToken: string, refreshToken: string): void => {
  const claims = claimsOf(accessToken)
  storeSession({ ...storedUser(), ...newerParts(claims), accessToken, refreshToken }, claims)
}

/** What the user has changed of themselves, for the page to show it before the next token says it. */
export const storeIdentity = (parts: Partial<Pick<SessionUser, 'userName' | 'email' | 'avatar'>>): void =>
  local.set(USER, JSON.stringify({ ...storedUser(), ...parts }))

/** A viewed user has rights of their own, in this tab. */
const rightsPlace = () => (tabOnly.get(VIEWED) === null ? local : tabOnly)

/** Rights given at run time, as last received; undefined when they have not been fetched since sign-in. */
export const storedRights = (): readonly Right[] | undefined => {
  try {
    const stored: unknown = JSON.parse(rightsPlace().get(RIGHTS) ?? 'null')
    return Array.isArray(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

export const storeRights = (rights: readonly Right[]): void => rightsPlace().set(RIGHTS, JSON.stringify(rights))

/** Stores for the sign-in page, in this tab, that the session expired, and why if that is known. */
export const noteEnded = (why?: RenewalFailure): void => tabOnly.set(ENDED, why ?? 'true')
