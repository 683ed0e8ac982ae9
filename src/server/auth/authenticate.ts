import { AppError } from '../../model/errors.ts'
import type { Subject } from '../../model/subject.ts'
import type { AccessClaims, AccessTokens } from './accessTokens.ts'
import type { Revocations } from './revocations.ts'

const BEARER = /^bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i

/** The token of an `Authorization: Bearer …` header. */
export const bearerOf = (authorization: string | undefined): string | undefined =>
  authorization === undefined ? undefined : BEARER.exec(authorization)?.[1]

const toSubject = ({ sub, roles, name, email, sid }: AccessClaims): Subject => ({
  id: sub,
  roles,
  attributes: { name, email, session: sid },
})

/**
 * Access token → who asks. Costs no statement. Throws `AppError` 401: `unauthenticated` without a token of ours, `tokenExpired` when the token
 * has expired, its session has ended or its user has changed since; a client then refreshes, or learns that it can't.
 */
export function createAuthenticate(accessTokens: AccessTokens, revocations: Revocations): (token: string | undefined) => Subject {
  /** The verifier's cache hands out the same claims for the same token. */
  const subjects = new WeakMap<AccessClaims, Subject>()
  return (token) => {
    if (token === undefined) throw new AppError(401, 'unauthenticated')
    const claims = accessTokens.verify(token)
    if (revocations.refuses(claims)) throw new AppError(401, 'tokenExpired')
    const known = subjects.get(claims)
    if (known) return known
    const subject = Object.freeze(toSubject(claims))
    subjects.set(claims, subject)
    return subject
  }
}
