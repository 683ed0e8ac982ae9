import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { NoticeLine } from './NoticeLine.tsx'
import { TrustAction } from './TrustAction.tsx'
import type { useStanding } from './useStanding.ts'

interface Props {
  readonly problem: NonNullable<ReturnType<typeof useStanding>[0]>
}

/** Says what is missing, with a link to the page that fixes it; not on that page. */
const TrustLine = ({ problem }: Props) => {
  const translate = useTranslate()
  const { pathname, hash } = useLocation()
  if ((pathname.endsWith('/MyAccount') && hash.startsWith('#email')) || pathname.endsWith('/MyFirm')) return null
  return (
    <NoticeLine tone="caution" action={<TrustAction problem={problem} />}>
      {translate(`errors.${problem}`)}
    </NoticeLine>
  )
}

export default TrustLine
