import type { AuthorizedFetch } from '../data/http.ts'
import { SIGN_IN, signInAddress } from './addresses.ts'
import { createAuthorizedFetch, type SessionHeaders } from './authorizedFetch.ts'
import { createRenewal } from './renewal.ts'
import type { RenewalFailure } from './renewalFailure.ts'
import { storedToken } from './session.ts'
import { storeEndReason } from './sessionUpdates.ts'

let leaving: 'signedOut' | 'ended' | undefined

/** Why the session ended, if known. */
let ended: RenewalFailure | undefined

// A page restored from the back/forward cache starts over.
addEventListener('pageshow', () => {
  leaving = undefined
  ended = undefined
})

/** The first call decides the address: code that still runs afterwards finds no session and would redirect elsewhere. */
const redirectTo = (address: string, why: 'signedOut' | 'ended'): void => {
  if (leaving) return
  leaving = why
  location.assign(address)
}

/**
 * Opens the sign-in page after sign-out. Reloads, so that no data of the user stays in memory. Keeps the current page only when the session
 * expired (`signOutExpired`).
 */
export const leave = (): void => redirectTo(SIGN_IN, 'signedOut')

/** Opens the sign-in page after the session expired, which tells the first known reason. */
export const signOutExpired = (why?: RenewalFailure): void => {
  ended ??= why
  if (leaving !== 'signedOut') storeEndReason(ended)
  redirectTo(signInAddress(location), 'ended')
}

/** Renewal of the page's session, shared by all API calls. */
const renewSession = createRenewal({ refreshUrl: '/api/Auth/refreshToken', ended: signOutExpired })

export const sessionFetch = (sessionHeaders: SessionHeaders): AuthorizedFetch => createAuthorizedFetch(renewSession, sessionHeaders)

/** For requests without `fetch`. */
export const uploadSession = { token: storedToken, renew: () => renewSession(storedToken()) }
