import { createSigner, createVerifier, TokenError } from 'fast-jwt'
import { AppError } from '../../../model/errors.ts'
import type { Clock } from '../authOptions.ts'
import type { Attributes } from '../standing.ts'
import type { Viewer } from './viewer.ts'

/** Lifetime of an access token in seconds (`PRODUCT.md S1`: 15 minutes). */
export const ACCESS_SECONDS = 15 * 60

/** Claims of an access token. */
export interface AccessClaims {
  readonly sub: string
  readonly sid: string
  readonly roles: readonly string[]
  readonly name: string
  readonly email: string
  /** Attributes from features; in the token they are claims beside the others. */
  readonly standing: Attributes
  /** `_version` of the user that it was made from. */
  readonly ver: number
  /** Of a read-only token: the administrator who views (`PRODUCT.md S8`). */
  readonly act?: Viewer
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

/** A payload as it stands in a token. */
type Stored = Omit<Payload, 'standing'> & { readonly iat: number }

function payloadOf({ sub, sid, roles, name, email, ver, act, iat: _, exp, ...others }: Stored): Payload {
  const standing = Object.fromEntries(
    Object.entries<unknown>(others).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  return { sub, sid, roles, name, email, ver, exp, standing, ...(act && { act }) }
}

/** Maximum number of cached verified tokens; the oldest are dropped first. */
const MAX_KNOWN = 10_000

/**
 * HS256. Verified tokens are cached by their own text: fast-jwt's cache hashes each token first, which costs more than the rest of the
 * check. Expiry is checked against the injected clock each time. Tokens made elsewhere with the same secret are refused, because claims are
 * missing.
 */
export function createAccessTokens(secret: string, clock: Clock): AccessTokens {
  const signer = createSigner({ key: secret, algorithm: 'HS256' })
  const verifier = createVerifier({
    key: secret,
    algorithms: ['HS256'],
    ignoreExpiration: true,
    requiredClaims: ['sub', 'sid', 'roles', 'ver', 'exp'],
  })

  const known = new Map<string, Payload>()

  function remember(token: string, payload: Payload): Payload {
    if (known.size >= MAX_KNOWN) known.delete(known.keys().next().value ?? '')
    known.set(token, payload)
    return payload
  }

  function read(token: string): Payload | undefined {
    try {
      return known.get(token) ?? remember(token, payloadOf(verifier(token) as Stored))
    } catch (error) {
      if (error instanceof TokenError) return undefined
      throw error
    }
  }

  return {
    sign({ standing, ...claims }) {
      const seconds = Math.floor(clock().getTime() / 1000)
      return signer({ ...standing, ...claims, iat: seconds, exp: seconds + ACCESS_SECONDS })
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
