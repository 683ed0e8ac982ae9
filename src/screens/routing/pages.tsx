import { lazy } from 'react'
import { Route } from 'react-router'
import { ROUTES } from './routes.ts'
import { ViewPage } from './ViewPage.tsx'

const LookupManage = lazy(() => import('../lookups/LookupManage.tsx'))
const Settings = lazy(() => import('../settings/Settings.tsx'))

const pattern = (to: string): string => to.replaceAll(/\{(\w+)\}/g, ':$1')

/** Routes of all pages that are no resource's. */
export const pages = (
  <>
    {ROUTES.flatMap(({ to, view }) => (view ? [<Route key={to} path={pattern(to)} element={<ViewPage key={to} view={view} />} />] : []))}
    <Route path="/-/LookupManage" element={<LookupManage />} />
    <Route path="/-/Settings" element={<Settings />} />
  </>
)
