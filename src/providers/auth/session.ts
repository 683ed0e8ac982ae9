import type { Right } from '../../model/subject.ts'
import { usableStorage } from './browserStorage.ts'

/** The signed-in user as the browser keeps it (specification, section 3). */
export interface SessionUser {
  readonly id: string
  readonly userName: string
  readonly email: string
  /** Id of the picture's upload; empty without one. */
  readonly avatar: string
  /** Names of roles. */
  readonly authority: readonly string[]
  readonly accessToken: string
  readonly refreshToken: string
}

/** What sign-in and sign-up answer (specification, section 7). A refresh token comes as text or inside an object (`PRODUCT.md S1`). */
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
const USER = 'user'
const UNTIL = 'tokenUntil'
const RIGHTS = 'rights'

/** Belong to the device and not to whoever is signed in: appearance and language stay after sign-out. */
const KEPT: ReadonlySet<string> = new Set(['themeSite', 'locale', 'RaStore.locale'])

const local = usableStorage(() => localStorage)
const tabOnly = usableStorage(() => sessionStorage)

/** `'text'` or `{ tokenString: 'text' }` → text. */
export const refreshTokenText = (value: unknown): string | undefined => {
  const text = typeof value === 'object' && value !== null && 'tokenString' in value ? value.tokenString : value
  return typeof text === 'string' && text !== '' ? text : undefined
}

export const storedToken = (): string | null => local.get(TOKEN)

/** Both a stored token and the flag (specification, section 4). */
export const isAuthenticated = (): boolean => Boolean(storedToken()) && local.get(SIGNED_IN) === 'true'

const NOBODY: SessionUser = { id: '', userName: '', email: '', avatar: '', authority: [], accessToken: '', refreshToken: '' }

/** Empty texts where nobody is signed in or the record can't be read. */
export const storedUser = (): SessionUser => {
  try {
    const stored: unknown = JSON.parse(local.get(USER) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...NOBODY, ...stored } : NOBODY
  } catch {
    return NOBODY
  }
}

type Claims = Readonly<Record<string, unknown>>

/** What an access token says; nothing where it can't be read. */
const claimsOf = (accessToken: string): Claims => {
  try {
    const base64 = (accessToken.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof claims === 'object' && claims !== null ? { ...claims } : {}
  } catch {
    return {}
  }
}

/** Milliseconds before its end that a token is renewed, so that it does not expire on its way. */
const MARGIN = 20_000

/** Keeps token and user; remembers by this device's own clock, right or wrong, how long the token is good. */
function keep(user: SessionUser, { iat, exp }: Claims): void {
  local.set(USER, JSON.stringify(user))
  if (typeof iat === 'number' && typeof exp === 'number') local.set(UNTIL, String(Date.now() + (exp - iat) * 1000 - MARGIN))
  else local.remove(UNTIL)
  local.set(TOKEN, user.accessToken)
}

/** Whether the stored token is about to expire, so that sending it would only bring a 401. Not known of a token that does not say. */
export const tokenIsStale = (): boolean => {
  const until = Number(local.get(UNTIL) ?? Number.NaN)
  return Date.now() > until
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
  keep(user, claimsOf(answer.token))
  local.set(SIGNED_IN, 'true')
}

/** Roles and names inside a new access token are newer than those of the sign-in. */
const newerParts = ({ roles, name, email }: Claims): Partial<SessionUser> => ({
  ...(Array.isArray(roles) && { authority: roles }),
  ...(typeof name === 'string' && { userName: name }),
  ...(typeof email === 'string' && { email }),
})

export const storeTokens = (accessToken: string, refreshToken: string): void => {
  const claims = claimsOf(accessToken)
  keep({ ...storedUser(), ...newerParts(claims), accessToken, refreshToken }, claims)
}

/** What the user has changed of themselves, for the page to show it before the next token says it. */
export const storeIdentity = (parts: Partial<Pick<SessionUser, 'userName' | 'email' | 'avatar'>>): void =>
  local.set(USER, JSON.stringify({ ...storedUser(), ...parts }))

/** Signed out: token, user, and everything else that was kept for the user (specification, section 4). */
export const clearSession = (): void => {
  for (const key of local.keys()) if (!KEPT.has(key)) local.remove(key)
  for (const key of tabOnly.keys()) tabOnly.remove(key)
}

/** Rights given at run time, as the server told them last; undefined when it has not been asked since sign-in. */
export const storedRights = (): readonly Right[] | undefined => {
  try {
    const stored: unknown = JSON.parse(local.get(RIGHTS) ?? 'null')
    return Array.isArray(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

export const storeRights = (rights: readonly Right[]): void => local.set(RIGHTS, JSON.stringify(rights))

/** Runs when another tab signs out, or signs somebody else in. The result stops it. */
export const watchOtherTabs = (changed: () => void): (() => void) => {
  const { id } = storedUser()
  const heard = ({ key }: StorageEvent) => {
    if (key !== null && key !== TOKEN && key !== SIGNED_IN && key !== USER) return
    if (!isAuthenticated() || storedUser().id !== id) changed()
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}

const ENDED = 'sessionEnded'

/** Leaves word for the sign-in page, in this tab, that the session ended by itself. */
export const noteEnded = (): void => tabOnly.set(ENDED, 'true')

/** Whether it did; asked once. */
export const takeEnded = (): boolean => {
  const ended = tabOnly.get(ENDED) !== null
  tabOnly.remove(ENDED)
  return ended
}
