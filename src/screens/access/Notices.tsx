import { Suspense } from 'react'
import { TrustNotice } from './TrustNotice.tsx'
import { ViewAsNotice } from './ViewAsNotice.tsx'

/** What the user should know on every page. Comes after the page, which never waits for it. */
export const Notices = () => (
  <Suspense fallback={null}>
    <ViewAsNotice />
    <TrustNotice />
  </Suspense>
)
