import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { NoticeLine } from './NoticeLine.tsx'
import { TrustAction } from './TrustAction.tsx'
import { useStanding } from './useStanding.ts'

/** Lists what is missing before the user may bid, offer cars and withdraw money, with links to fix it. */
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
