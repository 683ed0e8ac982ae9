import { createSigner, createVerifier, TokenError } from 'fast-jwt'
import { AppError } from '../../model/errors.ts'
import type { Clock } from './authOptions.ts'

/** Seconds that an access token is good for (`PRODUCT.md S1`: 15 minutes). */
export const ACCESS_SECONDS = 15 * 60

/** What an access token says. */
export interface AccessClaims {
  readonly sub: string
  readonly sid: string
  readonly roles: readonly string[]
  readonly name: string
  readonly email: string
  /** `_version` of the user that it was made from. */
  readonly ver: number
}

export interface AccessTokens {
  readonly sign: (claims: AccessClaims) => string
  /** Throws `AppError` 401: `tokenExpired`, else `unauthenticated`. */
  readonly verify: (token: string) => AccessClaims
  /** Claims of a token that may have expired, or undefined if it is not ours. */
  readonly inspect: (token: string) => AccessClaims | undefined
}

interface Payload extends AccessClaims {
  readonly exp: number
}

/**
 * HS256. The verifier caches what it has verified; expiry is checked here against the clock passed in, each time.
 * Tokens made outside this module with the same secret are refused by their missing claims.
 */
export function createAccessTokens(secret: string, clock: Clock): AccessTokens {
  const signer = createSigner({ key: secret, algorithm: 'HS256', noTimestamp: true })
  const verifier = createVerifier({
    key: secret,
    algorithms: ['HS256'],
    cache: 10_000,
    cacheTTL: ACCESS_SECONDS * 1000,
    errorCacheTTL: 0,
    ignoreExpiration: true,
    requiredClaims: ['sub', 'sid', 'roles', 'ver', 'exp'],
  })

  function read(token: string): Payload | undefined {
    try {
      return verifier(token) as Payload
    } catch (error) {
      if (error instanceof TokenError) return undefined
      throw error
    }
  }

  return {
    sign(claims) {
      const seconds = Math.floor(clock().getTime() / 1000)
      return signer({ ...claims, iat: seconds, exp: seconds + ACCESS_SECONDS })
    },
    verify(token) {
      const payload = read(token)
      if (!payload) throw new AppError(401, 'unauthenticated')
      if (payload.exp * 1000 <= clock().getTime()) throw new AppError(401, 'tokenExpired')
      return payload
    },
    inspect: read,
  }
}
