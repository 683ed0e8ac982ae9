import { createTheme } from '@mui/material'
import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { HubAdmin } from '../../../src/admin/HubAdmin.tsx'
import type { Screens } from '../../../src/admin/screens.ts'
import type { Navigation } from '../../../src/admin/shell/navigation.ts'
import { composeAdmin } from '../../../src/composeAdmin.ts'
import { namedEntity } from '../../../src/model/entityOf.ts'
import type { Model } from '../../../src/model/resolvedEntity.ts'
import type { Subject } from '../../../src/model/subject.ts'
import { compileValidator } from '../../../src/model/validate/validator.ts'
import { createAuthorizedFetch } from '../../../src/providers/auth/authorizedFetch.ts'
import { storedSubject } from '../../../src/providers/auth/authProvider.ts'
import { createRights } from '../../../src/providers/auth/rights.ts'
import { clearSession, openSession, type SignInAnswer, storedToken } from '../../../src/providers/auth/session.ts'
import { createI18nProvider } from '../../../src/providers/i18n/i18nProvider.ts'
import type { LocaleName } from '../../../src/providers/i18n/locales.ts'
import type { Realtime } from '../../../src/providers/realtime/createRealtime.ts'
import { RealtimeContext } from '../../../src/providers/realtime/realtimeContext.ts'
import { firmAttributes, firmHeaders } from '../../../src/screens/firms/firmSession.ts'
import { ADMIN, type TestApp } from '../app/app.ts'

interface Options {
  readonly as?: string
  /** A signed-in session; by default the demo user `as` signs in. */
  readonly session?: SignInAnswer
  readonly locale?: LocaleName
  readonly screens?: Screens
  /** Pages that belong to no resource. */
  readonly pages?: ReactNode
  /** Menus of the product; by default those of the schemas. */
  readonly navigation?: (model: Model, subject: Subject) => Navigation
  /** Whether the modules of validators can't be fetched. */
  readonly withoutValidators?: () => boolean
  /** Events and the state of the connection; without it no events arrive. */
  readonly realtime?: Realtime
}

/** The admin's backend: an application and its schemas. */
export type Served = Pick<TestApp, 'app' | 'model'>

const signIn = async ({ app }: Served, email: string): Promise<SignInAnswer> =>
  (await app.inject({ method: 'POST', url: '/api/Auth/login', payload: { email, password: 'demo1234' } })).json()

/** Mounts the whole admin at an address, with the real application in this process. */
export const mountHub = async (
  hub: Served,
  address: string,
  { as = ADMIN, session, locale = 'en', screens = {}, pages, navigation, realtime, withoutValidators }: Options = {},
) => {
  const answer = session ?? (await signIn(hub, as))
  clearSession()
  openSession(answer)
  localStorage.setItem('locale', locale)
  const { model } = hub
  const authorizedFetch = createAuthorizedFetch(async () => storedToken() ?? '', firmHeaders)
  const parts = composeAdmin({
    model,
    screens,
    pages,
    navigation: navigation?.(model, storedSubject(firmAttributes())),
    openEdits: new Set<string>(),
    loadValidator: async (id) => {
      if (withoutValidators?.()) throw new TypeError('Failed to fetch dynamically imported module')
      return compileValidator(namedEntity({ model }, id))
    },
    queryClient: new QueryClient(),
    i18nProvider: await createI18nProvider(model.list),
    session: {
      authorizedFetch,
      knowRights: createRights(authorizedFetch).know,
      attributes: firmAttributes,
      uploads: { token: storedToken, renew: async () => undefined },
      leave: () => undefined,
      signOutExpired: () => undefined,
    },
  })
  const admin = <HubAdmin {...parts} theme={createTheme({ transitions: { create: () => 'none' } })} />
  const element = realtime ? <RealtimeContext value={realtime}>{admin}</RealtimeContext> : admin
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
  const { unmount } = render(<RouterProvider router={router} />)
  return { router, address: () => router.state.location.pathname, unmount }
}
