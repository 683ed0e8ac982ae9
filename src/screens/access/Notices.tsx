import { Suspense } from 'react'
import { viewedUser } from '../../providers/auth/viewedUser.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { useStanding } from './useStanding.ts'

const PlanNotice = lazy(() => import('../subscriptions/notice/PlanNotice.tsx'))

// Few users ever see one of these.
const ViewAsLine = lazy(() => import('./ViewAsLine.tsx'))
const TrustLine = lazy(() => import('./TrustLine.tsx'))

/** Shows on every page which user an Admin views the hub as, with a button to stop (`PRODUCT.md S8`). */
const ViewAsNotice = () => {
  const viewed = viewedUser()
  return viewed ? <ViewAsLine name={viewed.userName || viewed.email} /> : null
}

/** Lists what is missing before the user may bid, offer cars and withdraw money, with links to fix it. */
const TrustNotice = () => {
  const [problem] = useStanding()
  return problem ? <TrustLine problem={problem} /> : null
}

/** Notices above every page. Loaded after the page, which does not wait for them. */
export const Notices = () => (
  <Suspense fallback={null}>
    <ViewAsNotice />
    <PlanNotice />
    <TrustNotice />
  </Suspense>
)
