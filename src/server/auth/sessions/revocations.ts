import type { Clock } from '../authOptions.ts'
import type { AccessClaims } from './accessTokens.ts'
import { ACCESS_SECONDS } from './accessTokens.ts'

/**
 * Reasons why an access token is void before it expires, in memory, so that a check costs two look-ups and no statement. Entries live as long as a token; those
 * from before the start are read from the database.
 */
export interface Revocations {
  readonly endSession: (session: string) => void
  /** Tokens made from an older version of the user are void. The client refreshes and gets the current roles, or nothing. */
  readonly revokeOlder: (user: string, version: number) => void
  readonly refuses: (claims: AccessClaims) => boolean
}

export function createRevocations(clock: Clock): Revocations {
  const ended = new Map<string, number>()
  const versions = new Map<string, { readonly version: number; readonly until: number }>()
  const until = () => clock().getTime() + ACCESS_SECONDS * 1000

  /** Maps keep the order of insertion, so outdated entries come first. */
  function forget(): void {
    const now = clock().getTime()
    for (const [session, time] of ended) {
      if (time > now) break
      ended.delete(session)
    }
    for (const [user, { until: time }] of versions) {
      if (time > now) break
      versions.delete(user)
    }
  }

  return {
    endSession(session) {
      forget()
      ended.set(session, until())
    },
    revokeOlder(user, version) {
      forget()
      const known = versions.get(user)?.version ?? 0
      versions.delete(user)
      versions.set(user, { version: Math.max(version, known), until: until() })
    },
    refuses: ({ sid, sub, ver }) => ended.has(sid) || (versions.get(sub)?.version ?? 0) > ver,
  }
}
