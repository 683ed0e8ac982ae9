import { chosenFirm } from './chosenFirm.ts'
import { storedToken } from './session.ts'
import { tokenIsStale } from './sessionUpkeep.ts'
import { fetchInTime } from './timeLimit.ts'

/** Statuses on which to renew the session and retry (specification, section 9). */
export const EXPIRED: ReadonlySet<number> = new Set([401, 419, 440])

/**
 * `fetch` with the session's token and its renewal, for the firm that an Admin has chosen. Resolves with any status; rejects without an
 * answer, or with a `RenewalError`.
 */
export type AuthorizedFetch = (url: string, init?: RequestInit) => Promise<Response>

const withToken = (init: RequestInit, token: string | null): RequestInit => {
  const headers = new Headers(init.headers)
  if (token) headers.set('Authorization', `Bearer ${token}`)
  const firm = chosenFirm()
  if (token && firm !== undefined) headers.set('X-Firm', firm)
  return { ...init, headers }
}

/** A token known to have expired is renewed before it is sent. Each request is retried once at most, after a renewal that all requests share. */
export function createAuthorizedFetch(renew: (used: string | null) => Promise<string>): AuthorizedFetch {
  return async (url, init = {}) => {
    const stored = storedToken()
    const used = stored && tokenIsStale() ? await renew(stored) : stored
    const first = await fetchInTime(url, withToken(init, used))
    if (!EXPIRED.has(first.status)) return first
    await first.body?.cancel()
    return fetchInTime(url, withToken(init, await renew(used)))
  }
}
