import { SIGN_IN, signInAddress } from './addresses.ts'
import { type AuthorizedFetch, createAuthorizedFetch, type SessionHeaders } from './authorizedFetch.ts'
import { createRenewal } from './renewal.ts'
import type { RenewalFailure } from './renewalFailure.ts'
import { storedToken } from './session.ts'
import { noteEnded } from './sessionUpkeep.ts'

let leaving: 'signedOut' | 'ended' | undefined

/** Why the session could not go on, where it is known. */
let ended: RenewalFailure | undefined

// A page that comes back from the browser's history has left nothing yet.
addEventListener('pageshow', () => {
  leaving = undefined
  ended = undefined
})

/** The first to leave says where to: what still runs in the page afterwards finds no session and would lead elsewhere. */
const leaveFor = (address: string, why: 'signedOut' | 'ended'): void => {
  if (leaving) return
  leaving = why
  location.assign(address)
}

/**
 * Leaving reloads the page, so that nothing of the last user stays in memory. The wanted page is kept when the session expired, not when
 * its user signed out.
 */
export const leave = (): void => leaveFor(SIGN_IN, 'signedOut')

/** The note is written again later: react-admin clears the storage once more before it leaves. */
export const leaveForNow = (why?: RenewalFailure): void => {
  ended ??= why
  if (leaving !== 'signedOut') noteEnded(ended)
  leaveFor(signInAddress(location), 'ended')
}

/** The one session of this page: everything that calls the API shares its renewal. */
const renewSession = createRenewal({ refreshUrl: '/api/Auth/refreshToken', ended: leaveForNow })

export const sessionFetch = (sessionHeaders: SessionHeaders): AuthorizedFetch => createAuthorizedFetch(renewSession, sessionHeaders)

/** For what sends requests by other means than `fetch`. */
export const uploadSession = { token: storedToken, renew: () => renewSession(storedToken()) }
