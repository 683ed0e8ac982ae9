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

/** Where a signed-out visitor is sent; with the wanted page unless it was the root. */
export const signInAddress = ({ pathname, search, hash = '' }: Place): string => {
  if (pathname === '/' || isPublic(pathname)) return SIGN_IN
  return `${SIGN_IN}?${new URLSearchParams({ [REDIRECT_PARAMETER]: pathname + search + hash })}`
}

/**
 * Where to go after sign-in: the wanted page, if it is a protected page of this very site. Browsers read `//host`, `/\host` and addresses with
 * control characters in them as other sites, so the address is parsed as they do and only its path is used.
 */
export const wantedPage = (search: string, origin: string): string => {
  const wanted = new URLSearchParams(search).get(REDIRECT_PARAMETER)
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return HOME
  const url = new URL(wanted, origin)
  if (url.origin !== origin || url.pathname.startsWith('//') || url.pathname === '/' || isPublic(url.pathname)) return HOME
  return url.pathname + url.search + url.hash
}

/** Redirects: visitors to sign in, signed-in users away from the public pages and the root. Undefined: stay. */
export const entryRedirect = (place: Place, signedIn: boolean): string | undefined => {
  if (signedIn) return place.pathname === '/' || isPublic(place.pathname) ? HOME : undefined
  return isPublic(place.pathname) ? undefined : signInAddress(place)
}
