import type { AuthProvider } from 'react-admin'
import { ACTIONS, type Action } from '../../model/entitySchema.ts'
import { can } from '../../model/policy.ts'
import type { ResolvedEntity } from '../../model/resolvedEntity.ts'
import type { Subject } from '../../model/subject.ts'
import { EXPIRED } from './authorizedFetch.ts'
import type { Rights } from './rights.ts'
import { clearSession, isAuthenticated, ownToken, storedUser } from './session.ts'
import { signIn } from './sessionCalls.ts'
import { storedRights } from './sessionUpdates.ts'

interface Parts {
  readonly entities: Readonly<Record<string, ResolvedEntity>>
  readonly translate: (key: string) => string
  readonly subject: () => Subject
  /** Resolves when the rights of the user at run time are known. */
  readonly knowRights: Rights['know']
  readonly signOutUrl: string
  /** Opens the sign-in page after the user signed out. */
  readonly leave: () => void
  /** Opens the sign-in page because the session has expired; sign-in returns to the current page. Idempotent. */
  readonly signOutExpired: () => void
}

/** The signed-in user as a subject of the access policy, with the product's attributes and the latest rights. */
export const storedSubject = (attributes: NonNullable<Subject['attributes']> = {}): Subject => {
  const { id, authority, userName, email } = storedUser()
  return {
    id,
    roles: authority,
    attributes: { name: userName, email, ...attributes },
    get rights() {
      return storedRights() ?? []
    },
  }
}

const isAction = (text: string): text is Action => (ACTIONS as readonly string[]).includes(text)

/** Ends the session on the server. Waits only briefly, since sign-out must work offline. */
function endSession(url: string): void {
  const token = ownToken()
  if (!token) return
  fetch(url, { method: 'POST', keepalive: true, headers: { Authorization: `Bearer ${token}` } }).catch(() => undefined)
}

/** React-admin's view of the session. The sign-in pages are our own, so `login` is for completeness. */
export function createAuthProvider({ entities, translate, subject, knowRights, signOutUrl, leave, signOutExpired }: Parts): AuthProvider {
  const logout = async (): Promise<false> => {
    const signedIn = isAuthenticated()
    endSession(signOutUrl)
    clearSession()
    if (signedIn) leave()
    else signOutExpired()
    return false
  }
  return {
    login: async ({ email, password }: { email: string; password: string }) => {
      const result = await signIn({ email, password })
      if (result.outcome !== 'done') throw new Error(result.outcome === 'refused' ? result.refusal.message : 'auth.errors.unableToSignIn')
    },
    logout,
    checkAuth: async () => {
      if (!isAuthenticated()) throw new Error('errors.unauthenticated')
    },
    // If a renewal had failed, the session would be gone. After a successful one a 401 is an error of that call.
    checkError: async ({ status }: { readonly status?: number }) => {
      if (status === undefined || !EXPIRED.has(status) || isAuthenticated()) return
      clearSession()
      throw new Error('errors.tokenExpired')
    },
    getIdentity: async () => {
      const { id, userName, email, avatar } = storedUser()
      return {
        id,
        fullName: userName || translate('app.shell.anonymous'),
        email: email || translate('app.shell.noEmail'),
        imageId: avatar || undefined,
      }
    },
    getPermissions: async () => storedUser().authority,
    canAccess: async ({ resource, action }) => {
      const entity = entities[resource]
      if (entity === undefined || !isAction(action)) return false
      await knowRights()
      return can(entity, action, subject())
    },
  }
}
