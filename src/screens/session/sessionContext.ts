import { createContext, useContext } from 'react'
import { isRenewalFailure, type RenewalFailure } from '../../providers/auth/renewalFailure.ts'
import type { SignInProvider } from '../../providers/auth/sessionCalls.ts'
import type { LocaleName } from '../../providers/i18n/locales.ts'
import type { SessionMessages } from '../../providers/i18n/sessionTexts.ts'

/** Context of every session screen. */
export interface SessionContext {
  readonly texts: SessionMessages
  readonly locale: LocaleName
  readonly chooseLocale: (locale: LocaleName) => void
  /** Shows another session screen, or after sign-in a page of the application. */
  readonly go: (address: string) => void
  /** Prefetches the other session screens. */
  readonly prefetch: () => void
  /** The address typed last, kept from screen to screen. */
  readonly email: string
  readonly rememberEmail: (email: string) => void
  /** Other ways to sign in. */
  readonly providers: readonly SignInProvider[]
  /** Shown on the next screen. */
  readonly notice: Notice | undefined
  readonly showNotice: (notice: Notice | undefined) => void
}

export type Notice = 'signedIn' | 'signedUp' | 'passwordChanged' | 'passwordRemoved' | 'sessionEnded' | RenewalFailure

const Context = createContext<SessionContext | undefined>(undefined)

export const SessionContextProvider = Context.Provider

export function useSession(): SessionContext {
  const context = useContext(Context)
  if (!context) throw new Error('Session screens need a SessionContextProvider.')
  return context
}

export const noticeText = (texts: SessionMessages, notice: Notice): string =>
  ({
    signedIn: texts.signIn.success,
    signedUp: texts.signUp.success,
    passwordChanged: texts.resetPassword.success,
    passwordRemoved: texts.signIn.passwordRemoved,
    sessionEnded: texts.signIn.sessionEnded,
    missingToken: texts.errors.missingToken,
    invalidRefreshResponse: texts.errors.invalidRefreshResponse,
    unableToRefresh: texts.errors.unableToRefresh,
  })[notice]

/** Notice of the sign-in page for an expired session. */
export const endedNotice = (why: string | null): Notice | undefined => {
  if (why === null) return undefined
  return isRenewalFailure(why) ? why : 'sessionEnded'
}

/** Advice for a notice that only states what happened. */
export const noticeAdvice = (texts: SessionMessages, notice: Notice): string | undefined =>
  isRenewalFailure(notice) ? texts.signIn.sessionEnded : undefined
