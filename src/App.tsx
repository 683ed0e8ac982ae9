import './appearance/page/measure.css'
import './appearance/page/print.css'
import { CacheProvider } from '@emotion/react'
import type { Localization } from '@mui/material/locale'
import { QueryClient } from '@tanstack/react-query'
import { startTransition, use, useEffect, useMemo, useState } from 'react'
import type { I18nProvider } from 'react-admin'
import { RouterProvider, useRouteError } from 'react-router-dom'
import { webFieldTypes } from './admin/fieldTypes.ts'
import { HubAdmin } from './admin/HubAdmin.tsx'
import { loadValidator } from './admin/loadValidator.ts'
import type { ShellParts } from './admin/shell/HubLayout.tsx'
import { emotionCache } from './appearance/theme/emotionCache.ts'
import { muiTheme } from './appearance/theme/muiTheme.ts'
import { ThemeVariables } from './appearance/theme/ThemeVariables.tsx'
import { API, composeAdmin } from './composeAdmin.ts'
import { showValues } from './fields/recordText.view.ts'
import { loadWebModel } from './loadWebModel.ts'
import { createRights } from './providers/auth/rights.ts'
import { leave, sessionFetch, signOutExpired, uploadSession } from './providers/auth/sessionClient.ts'
import { componentTexts } from './providers/i18n/componentTexts.ts'
import { createI18nProvider } from './providers/i18n/i18nProvider.ts'
import { direction } from './providers/i18n/locales.ts'
import { createRealtime, RESYNC, type RecordEvent } from './providers/realtime/createRealtime.ts'
import { createInvalidator, refetchUnanswered } from './providers/realtime/invalidate.ts'
import { RealtimeContext } from './providers/realtime/realtimeContext.ts'
import { Notices } from './screens/access/Notices.tsx'
import { BarTools } from './screens/firms/BarTools.tsx'
import { firmAttributes, firmHeaders } from './screens/firms/firmSession.ts'
import { screens } from './screens/index.ts'
import { useReportItems } from './screens/reports/useReportItems.ts'
import { shownReports } from './screens/reports/words/useReportName.ts'
import { HubFrame } from './screens/routing/HubFrame.tsx'
import { hubRouter } from './screens/routing/hubRouter.tsx'
import { hubNavigation } from './screens/routing/navigation.ts'
import { pagesOf } from './screens/routing/pages.tsx'
import { RouteGuard } from './screens/routing/RouteGuard.tsx'
import { Logo } from './screens/session/icons.tsx'
import { Splash } from './screens/session/Splash.tsx'
import { AppearanceMenuExtra } from './screens/settings/AppearanceTools.tsx'
import { appearanceActions } from './screens/settings/appearanceActions.ts'
import { SettingsPanel } from './screens/settings/SettingsPanel.tsx'
import { lazy, lazyPage } from './ui/lazy/lazy.tsx'

const Home = lazyPage(() => import('./screens/home/Home.tsx'))
const Elsewhere = lazyPage(() => import('./screens/firms/Elsewhere.tsx'))
const NotificationIcon = lazy(() => import('./screens/notifications/NotificationIcon.tsx'), { optional: true })

const model = loadWebModel(import.meta.glob(['../schemas/*.ts', '!../schemas/*.test.ts'], { eager: true }), webFieldTypes)
/** The remembered language, with the texts of the components. */
const first = createI18nProvider(model.list).then(async (provider) => {
  showValues(shownReports((key, options) => provider.translate(key, options)))
  return { provider, texts: await componentTexts(provider.getLocale()) }
})
const openEdits = new Set<string>()
// Without a connection, writes fail immediately with a message instead of waiting indefinitely; reads wait.
const queryClient = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })
// The session announces changed rights and its end by itself: checking again on every page would re-render everything.
queryClient.setQueryDefaults(['auth'], { staleTime: Number.POSITIVE_INFINITY })
const realtime = createRealtime({ url: `${API}/events`, authorizedFetch: sessionFetch(firmHeaders) })
const { authorizedFetch } = realtime
const rights = createRights(authorizedFetch)

const SHELL: ShellParts = {
  Sign: Logo,
  Frame: HubFrame,
  Panel: SettingsPanel,
  Tools: BarTools,
  MenuExtra: AppearanceMenuExtra,
  Notice: Notices,
  Elsewhere,
  NotificationIcon,
}

const compose = (i18nProvider: I18nProvider) =>
  composeAdmin({
    model,
    screens,
    pages: pagesOf(model),
    home: Home,
    waiting: Splash,
    actions: appearanceActions,
    shell: SHELL,
    openEdits,
    queryClient,
    loadValidator,
    i18nProvider,
    session: { authorizedFetch, knowRights: rights.know, attributes: firmAttributes, uploads: uploadSession, leave, signOutExpired },
  })

interface Language {
  readonly locale: string
  readonly texts: Localization
}

/** The current language, for components outside react-admin: direction and theme. */
const useLanguage = ({ provider, texts }: Awaited<typeof first>): readonly [Language, I18nProvider] => {
  const [language, setLanguage] = useState<Language>({ locale: provider.getLocale(), texts })
  const followed = useMemo(
    () => ({
      ...provider,
      changeLocale: async (next: string) => {
        await provider.changeLocale(next)
        const locale = provider.getLocale()
        const texts = await componentTexts(locale)
        startTransition(() => setLanguage({ locale, texts }))
      },
    }),
    [provider],
  )
  return [language, followed]
}

/** Subscribes to the server's events; returns how often the user's rights have changed since the page was opened. */
const useRealtime = (): number => {
  const [changes, setChanges] = useState(0)
  useEffect(() => {
    const invalidate = createInvalidator(queryClient, openEdits)
    const revalidate = () => {
      setChanges((before) => before + 1)
      void queryClient.invalidateQueries({ queryKey: ['auth'] })
    }
    // When the stream starts for the first time, the page has just loaded its rights; after an interruption it may have missed a change.
    let begun = false
    const begin = () => {
      void (begun ? rights.learn() : rights.know())
      begun = true
    }
    const subscriptions = [
      rights.subscribe(revalidate),
      realtime.on('rights', () => void rights.learn()),
      realtime.on(RESYNC, begin),
      realtime.on(RESYNC, () => refetchUnanswered(queryClient)),
      realtime.on('record', (event) => invalidate(event as RecordEvent)),
      realtime.on('gap', () => void queryClient.invalidateQueries()),
      realtime.start(),
    ]
    return () => {
      for (const unsubscribe of subscriptions) unsubscribe()
    }
  }, [])
  return changes
}

const Page = () => {
  const [{ locale, texts }, i18nProvider] = useLanguage(use(first))
  const parts = useMemo(() => compose(i18nProvider), [i18nProvider])
  const theme = useMemo(() => muiTheme(direction(locale), texts), [locale, texts])
  const rightChanges = useRealtime()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the subject's rights are read when they change
  const navigation = useMemo(() => hubNavigation(model, parts.subject), [parts.subject, rightChanges])
  const styles = emotionCache(direction(locale))
  return (
    <CacheProvider value={styles instanceof Promise ? use(styles) : styles}>
      <RealtimeContext value={realtime}>
        <RouteGuard model={model} subject={parts.subject}>
          <ThemeVariables theme={theme} />
          <HubAdmin {...parts} navigation={navigation} useMenuItems={useReportItems} theme={theme} />
        </RouteGuard>
      </RealtimeContext>
    </CacheProvider>
  )
}

/** Errors outside every page are shown by the component that mounts this application. */
const Rethrow = (): never => {
  throw useRouteError()
}

const router = hubRouter(model, <Page />, <Rethrow />)

/** The application behind sign-in. */
const App = () => <RouterProvider router={router} />

export default App
