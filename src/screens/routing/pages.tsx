import { Route } from 'react-router-dom'
import type { Model } from '../../model/resolvedEntity.ts'
import { bespokePages } from '../index.ts'
import { routesOf } from './routes.ts'
import { ViewPage } from './ViewPage.tsx'

const pattern = (to: string): string => to.replaceAll(/\{(\w+)\}/g, ':$1')

/** Routes of all pages without a resource: bespoke ones, and generated views at their own address. */
export const pagesOf = (model: Model) => (
  <>
    {[...bespokePages].map(([to, Page]) => (
      <Route key={to} path={pattern(to)} element={<Page />} />
    ))}
    {routesOf(model)
      .filter(({ to, view }) => view && !bespokePages.has(to))
      .map(({ to, view }) => (
        <Route key={to} path={pattern(to)} element={view && <ViewPage key={to} view={view} />} />
      ))}
  </>
)
