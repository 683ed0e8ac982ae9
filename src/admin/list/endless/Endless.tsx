import { type ReactNode, Suspense, useContext, useRef } from 'react'
import { lazy } from '../../../ui/lazy/lazy.tsx'
import { joins, OwnPage } from './joined.ts'

const JoinedPages = lazy(() => import('./JoinedPages.tsx'))

/** Space for rows that are not loaded. */
const Space = ({ height = 0 }: { readonly height?: number | undefined }) =>
  height > 0 && <div className="hub-beyond" aria-hidden style={{ height }} />

/** Around the rows of a list, as a table or cards: joins its long pages, with spaces for the rows that are not loaded. */
export const Endless = ({ children }: { readonly children: ReactNode }) => {
  const own = useContext(OwnPage)
  const root = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={root}>
        <Space height={own?.joined?.above} />
        {children}
        <Space height={own?.joined?.below} />
      </div>
      {own && joins(own.list) && (
        <Suspense>
          <JoinedPages {...own} root={root} />
        </Suspense>
      )}
    </>
  )
}
