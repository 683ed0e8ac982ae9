/** Entry paths (specification, section 2). */
export const HOME = '/home'
export const SIGN_IN = '/sign-in'
const PUBLIC_PATHS: readonly string[] = [SIGN_IN, '/sign-up', '/forgot-password', '/reset-password']

export const REDIRECT_PARAMETER = 'redirectUrl'

export interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash?: string
}

export const isPublic = (pathname: string): boolean => PUBLIC_PATHS.includes(pathname.replace(/(.)\/+$/, '$1'))

/** Address of the sign-in page, with the requested page as a parameter unless it is the root. */
export const signInAddress = ({ pathname, search, hash = '' }: Place): string => {
  if (pathname === '/' || isPublic(pathname)) return SIGN_IN
  return `${SIGN_IN}?${new URLSearchParams({ [REDIRECT_PARAMETER]: pathname + search + hash })}`
}

/**
 * Address after sign-in: the requested page, if it is a protected page of this site. Browsers read `//host`, `/\host` and addresses with control
 * characters as other sites, so the address is parsed in the same way, and only its path is used.
 */
export const redirectTarget = (search: string, origin: string): string => {
  const target = new URLSearchParams(search).get(REDIRECT_PARAMETER)
  if (!target?.startsWith('/') || !URL.canParse(target, origin)) return HOME
  const url = new URL(target, origin)
  if (url.origin !== origin || url.pathname.startsWith('//') || url.pathname === '/' || isPublic(url.pathname)) return HOME
  return url.pathname + url.search + url.hash
}

/** Redirect at entry: visitors to sign-in, signed-in users from public pages and the root to home. Undefined: none. */
export const entryRedirect = (place: Place, signedIn: boolean): string | undefined => {
  if (signedIn) return place.pathname === '/' || isPublic(place.pathname) ? HOME : undefined
  return isPublic(place.pathname) ? undefined : signInAddress(place)
}
