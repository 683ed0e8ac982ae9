import type { AuthorizedFetch } from '../data/http.ts'
import { storedToken } from './session.ts'
import { tokenIsStale } from './sessionUpdates.ts'
import { fetchWithTimeout } from './timeLimit.ts'

/** Statuses on which to renew the session and retry (specification, section 9). */
export const EXPIRED: ReadonlySet<number> = new Set([401, 419, 440])

/** The product's headers of each request in a session. */
export type SessionHeaders = () => Readonly<Record<string, string>>

const withToken = (init: RequestInit, token: string | null, sessionHeaders: SessionHeaders): RequestInit => {
  const headers = new Headers(init.headers)
  headers.set('Accept-Language', document.documentElement.lang || 'en')
  const added: Readonly<Record<string, string>> = token ? { Authorization: `Bearer ${token}`, ...sessionHeaders() } : {}
  for (const [name, value] of Object.entries(added)) headers.set(name, value)
  return { ...init, headers }
}

/** Renews an expired token before the request, and retries a request at most once, after a renewal that all requests share. */
export function createAuthorizedFetch(
  renew: (used: string | null) => Promise<string>,
  sessionHeaders: SessionHeaders = () => ({}),
): AuthorizedFetch {
  return async (url, init = {}) => {
    const stored = storedToken()
    const used = stored && tokenIsStale() ? await renew(stored) : stored
    const first = await fetchWithTimeout(url, withToken(init, used, sessionHeaders))
    if (!EXPIRED.has(first.status)) return first
    await first.body?.cancel()
    return fetchWithTimeout(url, withToken(init, await renew(used), sessionHeaders))
  }
}
