import '../ui/ellipsis.css'
import '../ui/toast.css'
import './notification.css'
import { CssBaseline, type Theme, ThemeProvider } from '@mui/material'
import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react'
import {
  type AuthProvider,
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  type I18nProvider,
  localStorageStore,
  Navigate,
  Notification,
} from 'react-admin'
import { Route } from 'react-router-dom'
import type { HubDataProvider } from '../providers/data/createDataProvider.ts'
import { useLiveI18n } from '../providers/i18n/useLiveI18n.ts'
import { lazy } from '../ui/lazy/lazy.tsx'
import { AdminContext, type AdminContextValue, useAdmin } from './adminContext.tsx'
import { ConfirmHost } from './confirm/ConfirmHost.tsx'
import { ConflictHost } from './conflict/ConflictHost.tsx'
import { AwaitKeys, JOB_KEYS } from './keys/AwaitKeys.tsx'
import { KeyHost } from './keys/KeyHost.tsx'
import { resources } from './resources.tsx'
import { AccessDeniedPage } from './shell/AccessDeniedPage.tsx'
import { HubLayout } from './shell/HubLayout.tsx'
import { PlainPage } from './shell/PlainPage.tsx'
import { UnexpectedError } from './shell/UnexpectedError.tsx'
import { ViewsProvider } from './ViewsProvider.tsx'

export interface HubAdminProps extends AdminContextValue {
  readonly authProvider: AuthProvider
  readonly dataProvider: HubDataProvider
  readonly i18nProvider: I18nProvider
  readonly queryClient: QueryClient
  readonly theme: Omit<Theme, 'colorSchemes'>
  readonly title: string
  /** The start page; default: a page that counts the records. */
  readonly home?: ComponentType
  /** Shown until the first page has loaded. */
  readonly waiting?: ComponentType
  /** Routes of pages without a resource. */
  readonly pages?: ReactNode
}

const JobHost = lazy(() => import('./jobs/JobHost.tsx'))

const HomePage = lazy(() => import('./shell/HomePage.tsx'))

/** Scrolls a visible element with the focus out from under a notice that appears; the notice's style sheet says how far. */
const showFocus = () => {
  const element = document.activeElement
  const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
  if (top > 0 && top < window.innerHeight && bottom - top < window.innerHeight / 2) element?.scrollIntoView?.({ block: 'nearest' })
}

/** At the lower end corner of the window; its style sheet keeps it above the actions of a form. */
const HubNotification = () => (
  <Notification
    className="hub-toast"
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    slotProps={{ transition: { onEnter: showFocus } }}
  />
)

const ToHome = () => <Navigate to="/home" replace />
const ToRoot = () => <Navigate to="/" replace />

const Nothing = () => null

const PageLayout = ({ children }: { readonly children?: ReactNode }) => (
  <ViewsProvider>
    <HubLayout parts={useAdmin().shell}>{children}</HubLayout>
    <ConflictHost conflicts={useAdmin().conflicts} />
    <ConfirmHost confirmations={useAdmin().confirmations} />
    <KeyHost />
    <Suspense fallback={<AwaitKeys names={JOB_KEYS} />}>
      <JobHost />
    </Suspense>
  </ViewsProvider>
)

/**
 * Renders the first page after react-admin has registered all resources, in a transition. Rendered immediately, it would render three times
 * and fetch its data only after that.
 */
const layoutAfter = (Waiting: ComponentType) =>
  function Layout({ children }: { readonly children?: ReactNode }) {
    return useDeferredValue(true, false) ? <PageLayout>{children}</PageLayout> : <Waiting />
  }

const store = localStorageStore()

/**
 * Resources and custom routes. Memoized by the navigation, which changes with the user's rights: for new nodes (after a change of language, for
 * example) react-admin would register every resource again and render the whole page twice more.
 */
const useRoutes = ({ model, subject, screens, navigation }: AdminContextValue, Home: ComponentType, pages: ReactNode): ReactNode =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: the subject's rights change with the navigation
  useMemo(
    () => (
      <>
        <CustomRoutes noLayout>
          <Route
            path="/access-denied"
            element={
              <PlainPage>
                <AccessDeniedPage />
              </PlainPage>
            }
          />
        </CustomRoutes>
        <CustomRoutes>
          <Route path="/home" element={<Home />} />
          {pages}
        </CustomRoutes>
        {resources(model, subject, screens)}
      </>
    ),
    [model, subject, screens, navigation, Home, pages],
  )

/** The whole admin of a model: a resource for each entity, a menu, the start page, and the dialogs for conflicts. */
export const HubAdmin = ({
  authProvider,
  dataProvider,
  i18nProvider,
  queryClient,
  theme,
  title,
  home,
  waiting = Nothing,
  pages,
  ...context
}: HubAdminProps) => {
  // If the stored language differs from the provider's, react-admin first renders nothing.
  useState(() => store.setItem('locale', i18nProvider.getLocale()))
  const Layout = useMemo(() => layoutAfter(waiting), [waiting])
  const routes = useRoutes(context, home ?? HomePage, pages)
  return (
    <AdminContext.Provider value={context}>
      <CoreAdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={useLiveI18n(i18nProvider)}
        queryClient={queryClient}
        store={store}
      >
        <ThemeProvider theme={theme}>
          <CssBaseline />
          <CoreAdminUI
            requireAuth
            disableTelemetry
            title={title}
            loginPage={false}
            error={UnexpectedError}
            accessDenied={AccessDeniedPage}
            authenticationError={UnexpectedError}
            dashboard={ToHome}
            catchAll={ToRoot}
            loading={waiting}
            layout={Layout}
          >
            {routes}
          </CoreAdminUI>
          <HubNotification />
        </ThemeProvider>
      </CoreAdminContext>
    </AdminContext.Provider>
  )
}
