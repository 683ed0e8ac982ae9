import '../../../src/appearance/page/page.css'
import { CacheProvider } from '@emotion/react'
import { QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { webFieldTypes } from '../../../src/admin/fieldTypes.ts'
import { HubAdmin } from '../../../src/admin/HubAdmin.tsx'
import { loadValidator } from '../../../src/admin/loadValidator.ts'
import { followAppearance } from '../../../src/appearance/theme/applyAppearance.ts'
import { emotionCache } from '../../../src/appearance/theme/emotionCache.ts'
import { muiTheme } from '../../../src/appearance/theme/muiTheme.ts'
import { ThemeVariables } from '../../../src/appearance/theme/ThemeVariables.tsx'
import { composeAdmin } from '../../../src/composeAdmin.ts'
import { loadWebModel } from '../../../src/loadWebModel.ts'
import { direction } from '../../../src/model/values/direction.ts'
import { createAuthorizedFetch } from '../../../src/providers/auth/authorizedFetch.ts'
import { createRights } from '../../../src/providers/auth/rights.ts'
import { openSession, storedToken } from '../../../src/providers/auth/session.ts'
import { componentTexts } from '../../../src/providers/i18n/componentTexts.ts'
import { createI18nProvider } from '../../../src/providers/i18n/i18nProvider.ts'
import { sessionOf } from '../staff.ts'

const model = loadWebModel(import.meta.glob('../schemas/*.ts', { eager: true }), webFieldTypes)
openSession(sessionOf('nancy'))
followAppearance()

const i18nProvider = await createI18nProvider(model.list)
const locale = i18nProvider.getLocale()
const theme = muiTheme(direction(locale), await componentTexts(locale))
const authorizedFetch = createAuthorizedFetch(async () => storedToken() ?? '')
const parts = composeAdmin({
  model,
  screens: {},
  openEdits: new Set<string>(),
  loadValidator,
  queryClient: new QueryClient(),
  i18nProvider,
  session: {
    authorizedFetch,
    knowRights: createRights(authorizedFetch).know,
    uploads: { token: storedToken, renew: async () => undefined },
    leave: () => undefined,
    signOutExpired: () => undefined,
  },
})
const router = createBrowserRouter([{ path: '*', element: <HubAdmin {...parts} theme={theme} /> }])

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')
createRoot(root).render(
  <CacheProvider value={await emotionCache(direction(locale))}>
    <ThemeVariables theme={theme} />
    <RouterProvider router={router} />
  </CacheProvider>,
)
