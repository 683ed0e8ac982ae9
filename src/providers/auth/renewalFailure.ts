/** Reasons of failed renewals (specification, section 8). Separate from the renewal, which the sign-in page does not load. */
export const REFUSALS = {
  missingToken: 'Missing token or username',
  invalidRefreshResponse: 'Invalid response from token refresh',
  unableToRefresh: 'Unable to refresh token',
} as const

export type RenewalFailure = keyof typeof REFUSALS

export const isRenewalFailure = (code: string): code is RenewalFailure => Object.hasOwn(REFUSALS, code)
