import { SIGN_IN, signInAddress } from './addresses.ts'
import { createAuthorizedFetch } from './authorizedFetch.ts'
import { createRenewal } from './renewal.ts'
import { noteEnded, storedToken } from './session.ts'

/**
 * Leaving loads the page anew, so that nothing of the last user stays in memory. The wanted page goes along when the session ended by itself,
 * not when its user signed out.
 */
export const leave = (): void => location.assign(SIGN_IN)

export const leaveForNow = (): void => {
  noteEnded()
  location.assign(signInAddress(location))
}

/** The one session of this page: everything that calls the API shares its renewal. */
export const renewSession = createRenewal({ refreshUrl: '/api/Auth/refreshToken', ended: leaveForNow })

export const authorizedFetch = createAuthorizedFetch(renewSession)

/** For what sends requests by other means than `fetch`. */
export const uploadSession = { token: storedToken, renew: () => renewSession(storedToken()) }
