import '../../ui/toast.css'
import './unreachable.css'
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { entryRedirect, isPublic } from '../../providers/auth/addresses.ts'
import { signedInUser, takeEnded, watchOtherTabs } from '../../providers/auth/session.ts'
import type { SessionMessages } from '../../providers/i18n/sessionTexts.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { SessionScreens } from './SessionScreens.tsx'
import { Splash } from './Splash.tsx'
import { endedNotice, type Notice, noticeText } from './sessionContext.ts'
import { useProviders } from './useProviders.ts'
import { useSessionTexts } from './useSessionTexts.ts'

/** Milliseconds that a short notice stays, and a longer one. */
const SHOWN = 4_000
const SHOWN_LONG = 30_000

function Toast({ notice, texts, close }: { readonly notice: Notice; readonly texts: SessionMessages; readonly close: () => void }) {
  useEffect(() => {
    const timer = setTimeout(close, notice === 'passwordRemoved' ? SHOWN_LONG : SHOWN)
    return () => clearTimeout(timer)
  }, [close, notice])
  return (
    <p className="session-toast" role="status">
      {noticeText(texts, notice)}
    </p>
  )
}

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

const address = () => location.pathname + location.search + location.hash

/** The page's address, and a function that changes it without a reload. */
function usePlace(): readonly [address: string, go: (to: string, how?: 'push' | 'replace') => void] {
  const current = useSyncExternalStore(subscribe, address)
  const go = useCallback((to: string, how: 'push' | 'replace' = 'push') => {
    if (how === 'push') history.pushState(null, '', to)
    else history.replaceState(null, '', to)
    for (const listener of listeners) listener()
  }, [])
  return [current, go]
}

interface EntryProps {
  /** Fetches the application, which the sign-in page does not include. */
  readonly loadApp: () => Promise<{ readonly default: ComponentType }>
  /** Reloads the page, which discards all state. */
  readonly reload: () => void
}

const placeOf = (address: string) => new URL(address, location.origin)

/** Notices shown over the application's first page. */
const WELCOMES: readonly (Notice | undefined)[] = ['signedIn', 'signedUp', 'passwordRemoved']

/** Decides between the session screens and the application by address and session (specification, section 2). */
export function Entry({ loadApp, reload }: EntryProps) {
  const [address, go] = usePlace()
  const [language, chooseLocale] = useSessionTexts()
  const [notice, showNotice] = useState<Notice | undefined>(() => endedNotice(takeEnded()))
  const App = useMemo(() => lazy(loadApp), [loadApp])
  const closeNotice = useCallback(() => showNotice(undefined), [])
  const user = signedInUser()
  const signedIn = user !== undefined
  const providers = useProviders(!signedIn)
  const redirect = entryRedirect(placeOf(address), signedIn)

  useEffect(() => {
    if (redirect !== undefined) go(redirect, 'replace')
  }, [redirect, go])
  useEffect(() => watchOtherTabs(user, reload), [user, reload])

  const follow = (to: string) => {
    go(to, isPublic(placeOf(to).pathname) ? 'push' : 'replace')
  }

  if (redirect !== undefined || !language) return <Splash />
  if (!signedIn) {
    if (!providers) return <Splash />
    return (
      <ErrorScreen texts={language.texts}>
        <SessionScreens
          pathname={placeOf(address).pathname}
          providers={providers}
          {...language}
          chooseLocale={chooseLocale}
          go={follow}
          notice={notice}
          showNotice={showNotice}
        />
      </ErrorScreen>
    )
  }
  return (
    <ErrorScreen texts={language.texts}>
      <Suspense fallback={<Splash />}>
        <App />
      </Suspense>
      {notice && WELCOMES.includes(notice) ? <Toast notice={notice} texts={language.texts} close={closeNotice} /> : null}
    </ErrorScreen>
  )
}
