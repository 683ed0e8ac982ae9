import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { NoticeLine } from './NoticeLine.tsx'
import { ADDRESS_SECTION } from './places.ts'
import { useStanding } from './useStanding.ts'

/** Says what is missing before one may bid, offer cars and withdraw money, and where to get it. */
export const TrustNotice = () => {
  const texts = useAreaTexts('access')
  const translate = useTranslate()
  const { pathname, hash } = useLocation()
  const [problem] = useStanding()
  if (!problem || (pathname.endsWith('/MyAccount') && hash.startsWith('#email')) || pathname.endsWith('/MyFirm')) return null
  return (
    <NoticeLine
      severity="warning"
      action={
        problem !== 'emailUnverified' ? (
          <Button component={Link} to="/-/MyFirm" color="inherit" size="small">
            {translate('app.menu.myFirm')}
          </Button>
        ) : (
          <Button component={Link} to={ADDRESS_SECTION} color="inherit" size="small">
            {texts('access.trust.verify')}
          </Button>
        )
      }
    >
      {translate(`errors.${problem}`)}
    </NoticeLine>
  )
}
