import { Route } from 'react-router-dom'
import { PAGES } from '../../domain/pages.ts'
import { bespokePages } from '../index.ts'
import { ViewPage } from './ViewPage.tsx'

const pattern = (to: string): string => to.replaceAll(/\{(\w+)\}/g, ':$1')

/** Pages that show a generated view at their own address. */
const generated = PAGES.filter(({ to, view }) => view && !bespokePages.has(to))

/** Routes of all pages without a resource. */
export const pages = (
  <>
    {[...bespokePages].map(([to, Page]) => (
      <Route key={to} path={pattern(to)} element={<Page />} />
    ))}
    {generated.map(({ to, view }) => (
      <Route key={to} path={pattern(to)} element={view && <ViewPage key={to} view={view} />} />
    ))}
  </>
)
