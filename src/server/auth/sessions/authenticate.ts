import { AppError } from '../../../model/errors.ts'
import type { Right, Subject } from '../../../model/subject.ts'
import type { Attributes, Standing } from '../standing.ts'
import type { AccessClaims, AccessTokens } from './accessTokens.ts'
import type { Revocations } from './revocations.ts'
import { ADMIN, denialsOf, seenBy } from './viewer.ts'

const BEARER = /^bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i

/** The token of an `Authorization: Bearer …` header. */
export const bearerToken = (authorization: string | undefined): string | undefined =>
  authorization === undefined ? undefined : BEARER.exec(authorization)?.[1]

/** Rights given at run time, by user and roles: the same list for the same caller until something changes. */
export type RightsOf = (user: string, roles: readonly string[]) => readonly Right[]

type StopOf = Standing['stopOf']

/** The standing of a user, and the code of the refusal of writes. Admins act for all tenants (`PRODUCT.md S6`), so their own does not limit them. */
function standingOf({ roles, standing }: AccessClaims, stopOf: StopOf): Attributes {
  if (roles.includes(ADMIN)) return {}
  const stopped = stopOf(standing)
  return stopped === undefined ? standing : { ...standing, stopped }
}

/**
 * Access token → subject. Costs no statement. Throws `AppError` 401: `unauthenticated` without a token of ours, `tokenExpired` when the token
 * has expired, its session has ended or its user has changed since; a client then refreshes, or learns that it can't.
 */
export function createAuthenticate(
  accessTokens: AccessTokens,
  revocations: Revocations,
  rightsOf: RightsOf,
  stopOf: StopOf,
): (token: string | undefined) => Subject {
  const toSubject = (claims: AccessClaims, rights: readonly Right[]): Subject => ({
    id: claims.sub,
    roles: claims.roles,
    attributes: { name: claims.name, email: claims.email, session: claims.sid, ...standingOf(claims, stopOf) },
    ...(rights.length > 0 ? { rights } : {}),
  })
  /** The verifier's cache hands out the same claims for the same token. */
  const subjects = new WeakMap<AccessClaims, { readonly subject: Subject; readonly rights: readonly Right[] }>()
  return (token) => {
    if (token === undefined) throw new AppError(401, 'unauthenticated')
    const claims = accessTokens.verify(token)
    const { act } = claims
    const refused = revocations.refuses(claims) || (act && revocations.refuses({ ...claims, sub: act.sub, ver: act.ver }))
    if (refused) throw new AppError(401, 'tokenExpired')
    const rights = rightsOf(claims.sub, claims.roles)
    if (act) return seenBy(toSubject(claims, [...rights, ...denialsOf(rightsOf(act.sub, act.roles))]), act)
    const known = subjects.get(claims)
    if (known?.rights === rights) return known.subject
    const subject = Object.freeze(toSubject(claims, rights))
    subjects.set(claims, { subject, rights })
    return subject
  }
}
