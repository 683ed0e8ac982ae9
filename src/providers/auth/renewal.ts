import { REFUSALS, type RenewalFailure } from './renewalFailure.ts'
import { clearSession, refreshTokenText, storedToken, storedUser } from './session.ts'
import { storeTokens } from './sessionUpdates.ts'
import { fetchWithTimeout } from './timeLimit.ts'
import { endView, viewedUser } from './viewedUser.ts'

/** A session that could not be renewed (specification, section 8). `code` is a key of `errors.*`. */
export class RenewalError extends Error {
  readonly code: RenewalFailure

  constructor(code: RenewalFailure) {
    super(REFUSALS[code])
    this.code = code
  }
}

interface Parts {
  readonly refreshUrl: string
  /** Called after the session was cleared, with the reason. */
  readonly ended: (why: RenewalFailure) => void
}

/** Runs in one tab at a time, if the browser supports locks; else the server tolerates a token sent twice. */
const withTabLock = <T>(work: () => Promise<T>): Promise<T> => (navigator.locks ? navigator.locks.request('session-refresh', work) : work())

async function exchange(refreshUrl: string): Promise<string> {
  const { accessToken, refreshToken, userName } = storedUser()
  if (!accessToken || !refreshToken || !userName) throw new RenewalError('missingToken')
  const response = await fetchWithTimeout(refreshUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ accessToken, refreshToken }),
  }).catch(() => undefined)
  if (!response?.ok) throw new RenewalError('unableToRefresh')
  const body: unknown = await response.json().catch(() => undefined)
  const answer = (typeof body === 'object' && body !== null ? body : {}) as { accessToken?: unknown; refreshToken?: unknown }
  const next = refreshTokenText(answer.refreshToken)
  if (typeof answer.accessToken !== 'string' || answer.accessToken === '' || next === undefined)
    throw new RenewalError('invalidRefreshResponse')
  storeTokens(answer.accessToken, next)
  return answer.accessToken
}

/**
 * Renews the session: `renew(used)` resolves to a token other than the refused one. Concurrent requests and tabs share one exchange. A failure
 * clears the session for all of them (specification, section 8), unless a user has signed in again meanwhile.
 */
export function createRenewal({ refreshUrl, ended }: Parts): (used: string | null) => Promise<string> {
  let shared: Promise<string> | undefined

  const attempt = (used: string | null) =>
    withTabLock(async () => {
      const stored = storedToken()
      if (stored && stored !== used) return stored
      try {
        return await exchange(refreshUrl)
      } catch (error) {
        if (storedToken() === stored) {
          clearSession()
          ended(error instanceof RenewalError ? error.code : 'unableToRefresh')
        }
        throw error
      }
    })

  return (used) => {
    // The token of a viewed user is not renewed: when it expires, the Admin returns to the own account.
    if (viewedUser()) {
      endView()
      return new Promise(() => undefined)
    }
    const stored = storedToken()
    if (!shared && stored && stored !== used) return Promise.resolve(stored)
    shared ??= attempt(used).finally(() => {
      shared = undefined
    })
    return shared
  }
}
