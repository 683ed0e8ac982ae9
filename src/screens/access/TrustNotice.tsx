import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router'
import { NoticeLine } from './NoticeLine.tsx'
import { TrustAction } from './TrustAction.tsx'
import { useStanding } from './useStanding.ts'

/** Says what is missing before one may bid, offer cars and withdraw money, and where to get it. */
export const TrustNotice = () => {
  const translate = useTranslate()
  const { pathname, hash } = useLocation()
  const [problem] = useStanding()
  if (!problem || (pathname.endsWith('/MyAccount') && hash.startsWith('#email')) || pathname.endsWith('/MyFirm')) return null
  return (
    <NoticeLine severity="warning" action={<TrustAction problem={problem} />}>
      {translate(`errors.${problem}`)}
    </NoticeLine>
  )
}
