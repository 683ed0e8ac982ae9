import { usableStorage } from './browserStorage.ts'

/** The signed-in user in the browser's storage (specification, section 3). */
export interface SessionUser {
  readonly id: string
  readonly userName: string
  readonly email: string
  /** Id of the picture's upload; `''` without one. */
  readonly avatar: string
  /** Names of roles. */
  readonly authority: readonly string[]
  readonly accessToken: string
  readonly refreshToken: string
}

/** Answer of sign-in and sign-up (specification, section 7). The refresh token is text, or inside an object (`PRODUCT.md S1`). */
export interface SignInAnswer {
  readonly token: string
  readonly refreshToken?: unknown
  readonly imageId?: string | null
  readonly name?: string | null
  readonly email?: string | null
  readonly userRoles?: readonly string[]
  readonly id: string
}

const TOKEN = 'token'
const SIGNED_IN = 'signedIn'
export const USER = 'user'
export const UNTIL = 'tokenUntil'
export const RIGHTS = 'rights'
/** The user this tab views as, if any (`viewedUser.ts`). */
export const VIEWED_USER_KEY = 'viewedUser'

/** Keys that belong to the device: appearance and language stay after sign-out. */
const KEPT: ReadonlySet<string> = new Set(['themeSite', 'locale', 'RaStore.locale'])

export const local = usableStorage(() => localStorage)
export const tabOnly = usableStorage(() => sessionStorage)

/** `'text'` or `{ tokenString: 'text' }` → text. */
export const refreshTokenText = (value: unknown): string | undefined => {
  const text = typeof value === 'object' && value !== null && 'tokenString' in value ? value.tokenString : value
  return typeof text === 'string' && text !== '' ? text : undefined
}

/** The token of the signed-in user, even while they view as another one. */
export const ownToken = (): string | null => local.get(TOKEN)

export const storedToken = (): string | null => (tabOnly.get(VIEWED_USER_KEY) === null ? ownToken() : storedUser().accessToken)

/** Both a stored token and the flag (specification, section 4). */
export const isAuthenticated = (): boolean => Boolean(storedToken()) && local.get(SIGNED_IN) === 'true'

const SIGNED_OUT: SessionUser = { id: '', userName: '', email: '', avatar: '', authority: [], accessToken: '', refreshToken: '' }

const readUser = (text: string | null): SessionUser => {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...SIGNED_OUT, ...stored } : SIGNED_OUT
  } catch {
    return SIGNED_OUT
  }
}

const ownUser = (): SessionUser => readUser(local.get(USER))

/** The signed-in user, or the viewed one. Empty texts without a session, or if the stored record is invalid. */
export const storedUser = (): SessionUser => readUser(tabOnly.get(VIEWED_USER_KEY) ?? local.get(USER))

export type Claims = Readonly<Record<string, unknown>>

/** Claims of an access token; none if it is invalid. */
export const claimsOf = (accessToken: string): Claims => {
  try {
    const base64 = (accessToken.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof claims === 'object' && claims !== null ? { ...claims } : {}
  } catch {
    return {}
  }
}

/** Claims of this tab's token, including those of the product. */
export const storedClaims = (): Claims => claimsOf(storedToken() ?? '')

/** Milliseconds before its expiry at which a token is renewed. */
const MARGIN = 20_000

/** Stores user and token, and the token's expiry by this device's clock. */
export function storeSession(user: SessionUser, { iat, exp }: Claims): void {
  local.set(USER, JSON.stringify(user))
  if (typeof iat === 'number' && typeof exp === 'number') local.set(UNTIL, String(Date.now() + (exp - iat) * 1000 - MARGIN))
  else local.remove(UNTIL)
  local.set(TOKEN, user.accessToken)
}

export const openSession = (answer: SignInAnswer): void => {
  const user: SessionUser = {
    id: answer.id,
    userName: answer.name ?? '',
    email: answer.email ?? '',
    avatar: answer.imageId ?? '',
    authority: answer.userRoles ?? [],
    accessToken: answer.token,
    refreshToken: refreshTokenText(answer.refreshToken) ?? '',
  }
  local.remove(RIGHTS)
  storeSession(user, claimsOf(answer.token))
  local.set(SIGNED_IN, 'true')
}

export const ENDED = 'sessionEnded'

/**
 * Removes token, user, and all other data of the user (specification, section 4). Keeps why the session ended for the sign-in page: calls that
 * fail later clear the session again.
 */
export const clearSession = (): void => {
  for (const key of local.keys()) if (!KEPT.has(key)) local.remove(key)
  for (const key of tabOnly.keys()) if (key !== ENDED) tabOnly.remove(key)
}

/** Id of the signed-in user, even while they view as another one; undefined without a session. */
export const signedInUser = (): string | undefined => (isAuthenticated() ? ownUser().id : undefined)

/** Calls back when another tab has signed out this tab's user (undefined: nobody), or signed in another one. The returned function unsubscribes. */
export const watchOtherTabs = (user: string | undefined, changed: () => void): (() => void) => {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== TOKEN && key !== SIGNED_IN && key !== USER) return
    if (signedInUser() !== user) changed()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** Reads and removes what `storeEndReason` stored when this tab's session expired: a reason, or a marker without one. */
export const takeEnded = (): string | null => {
  const ended = tabOnly.get(ENDED)
  tabOnly.remove(ENDED)
  return ended
}
