import type { accountCalls } from '../../model/calls/accountCalls.ts'
import type { AnswerOf } from '../../model/calls/callContract.ts'
import { RIGHTS, type SessionUser, tabOnly, VIEWED_USER_KEY } from './session.ts'

/** Answer of `POST /api/me/view-as`. */
type ViewAnswer = AnswerOf<typeof accountCalls.viewAs>

const HOME = '/home'

/** The user this tab views as, or undefined. */
export const viewedUser = (): SessionUser | undefined => {
  try {
    const stored: unknown = JSON.parse(tabOnly.get(VIEWED_USER_KEY) ?? 'null')
    return typeof stored === 'object' && stored !== null && 'accessToken' in stored ? (stored as SessionUser) : undefined
  } catch {
    return undefined
  }
}

/** Starts viewing the hub as another user, in this tab only, until `endView` or the token's expiry. Reloads all data. */
export function beginView({ token, id, name, email, imageId, userRoles }: ViewAnswer): void {
  const user: SessionUser = { id, userName: name, email, avatar: imageId ?? '', authority: userRoles, accessToken: token, refreshToken: '' }
  tabOnly.set(VIEWED_USER_KEY, JSON.stringify(user))
  location.assign(HOME)
}

/** Returns to the own account, at the page of the viewed user. */
export function endView(): void {
  const viewed = viewedUser()
  tabOnly.remove(VIEWED_USER_KEY)
  tabOnly.remove(RIGHTS)
  location.assign(viewed ? `/UserManagement/view/${encodeURIComponent(viewed.id)}` : HOME)
}
