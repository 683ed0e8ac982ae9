import { Button } from '@mui/material'
import { lazy, Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { endView, viewedUser } from '../../providers/auth/viewedUser.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { NoticeLine } from './NoticeLine.tsx'
import { TrustAction } from './TrustAction.tsx'
import { useStanding } from './useStanding.ts'

const PlanNotice = lazy(() => import('../subscriptions/notice/PlanNotice.tsx'))

const Notice = ({ name }: { readonly name: string }) => {
  const texts = useAreaTexts('access')
  return (
    <NoticeLine
      tone="hint"
      action={
        <Button color="inherit" size="small" onClick={() => endView()}>
          {texts('access.viewAs.back')}
        </Button>
      }
    >
      {texts('access.viewAs.notice', { name })}
    </NoticeLine>
  )
}

/**
 * Shows on every page which user an Admin views the hub as, with a button to stop (`PRODUCT.md S8`). The texts are fetched with the first
 * notice, since few users ever see one.
 */
const ViewAsNotice = () => {
  const viewed = viewedUser()
  return viewed ? <Notice name={viewed.userName || viewed.email} /> : null
}

/** Lists what is missing before the user may bid, offer cars and withdraw money, with links to fix it. */
const TrustNotice = () => {
  const translate = useTranslate()
  const { pathname, hash } = useLocation()
  const [problem] = useStanding()
  if (!problem || (pathname.endsWith('/MyAccount') && hash.startsWith('#email')) || pathname.endsWith('/MyFirm')) return null
  return (
    <NoticeLine tone="caution" action={<TrustAction problem={problem} />}>
      {translate(`errors.${problem}`)}
    </NoticeLine>
  )
}

/** Notices above every page. Loaded after the page, which does not wait for them. */
export const Notices = () => (
  <Suspense fallback={null}>
    <ViewAsNotice />
    <PlanNotice />
    <TrustNotice />
  </Suspense>
)
