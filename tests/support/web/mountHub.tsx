import { createTheme } from '@mui/material'
import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { HubAdmin } from '../../../src/admin/HubAdmin.tsx'
import { rememberReferences } from '../../../src/admin/rememberReferences.ts'
import type { Screens } from '../../../src/admin/screens.ts'
import { compileValidator } from '../../../src/model/validate/validator.ts'
import { createAuthorizedFetch } from '../../../src/providers/auth/authorizedFetch.ts'
import { createAuthProvider, storedSubject } from '../../../src/providers/auth/authProvider.ts'
import { createHttpClient } from '../../../src/providers/auth/httpClient.ts'
import { clearSession, openSession, type SignInAnswer, storedToken } from '../../../src/providers/auth/session.ts'
import { createConfirmations } from '../../../src/providers/data/confirmations.ts'
import { createConflicts } from '../../../src/providers/data/conflicts.ts'
import { createDataProvider } from '../../../src/providers/data/createDataProvider.ts'
import { createUploadTransport } from '../../../src/providers/data/uploadTransport.ts'
import { createI18nProvider } from '../../../src/providers/i18n/i18nProvider.ts'
import type { LocaleName } from '../../../src/providers/i18n/locales.ts'
import type { Realtime } from '../../../src/providers/realtime/createRealtime.ts'
import { RealtimeContext } from '../../../src/providers/realtime/realtimeContext.ts'
import { ADMIN, type TestApp } from '../app/app.ts'

const API = '/api'

interface Options {
  readonly as?: string
  /** A signed-in session; by default the demo user `as` signs in. */
  readonly session?: SignInAnswer
  readonly locale?: LocaleName
  readonly screens?: Screens
  /** Pages that are no resource's. */
  readonly pages?: ReactNode
  /** Events and the state of the connection; without it no events arrive. */
  readonly realtime?: Realtime
}

/** What stands behind the admin: an application and the schemas that it serves. */
export type Served = Pick<TestApp, 'app' | 'model'>

const signIn = async ({ app }: Served, email: string): Promise<SignInAnswer> =>
  (await app.inject({ method: 'POST', url: '/api/Auth/login', payload: { email, password: 'demo1234' } })).json()

/** The whole admin at an address over the real application in this process. */
export const mountHub = async (
  hub: Served,
  address: string,
  { as = ADMIN, session, locale = 'en', screens = {}, pages, realtime }: Options = {},
) => {
  const answer = session ?? (await signIn(hub, as))
  clearSession()
  openSession(answer)
  localStorage.setItem('locale', locale)
  const i18nProvider = await createI18nProvider(hub.model.list)
  const authorizedFetch = createAuthorizedFetch(async () => storedToken() ?? '')
  const queryClient = new QueryClient()
  const conflicts = createConflicts()
  const confirmations = createConfirmations()
  const parts = {
    model: hub.model,
    subject: storedSubject(),
    screens,
    pages,
    conflicts,
    confirmations,
    openEdits: new Set<string>(),
    loadValidator: async (id: string) => {
      const entity = hub.model.entities[id]
      if (!entity) throw new Error(`no entity ${id}`)
      return compileValidator(entity)
    },
    queryClient,
    i18nProvider,
    authProvider: createAuthProvider({
      entities: hub.model.entities,
      translate: i18nProvider.translate,
      signOutUrl: `${API}/Auth/sign-out`,
      leave: () => undefined,
      leaveForNow: () => undefined,
    }),
    dataProvider: createDataProvider({
      apiUrl: API,
      httpClient: createHttpClient(authorizedFetch),
      authorizedFetch,
      sendUpload: createUploadTransport({ token: storedToken, renew: async () => undefined }),
      conflicts,
      confirmations,
      translate: i18nProvider.translate,
      onReferences: rememberReferences(queryClient),
    }),
    theme: createTheme({ transitions: { create: () => 'none' } }),
    title: 'Car Dealer Hub',
  }
  const admin = <HubAdmin {...parts} />
  const element = realtime ? <RealtimeContext value={realtime}>{admin}</RealtimeContext> : admin
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  return { router, address: () => router.state.location.pathname }
}
