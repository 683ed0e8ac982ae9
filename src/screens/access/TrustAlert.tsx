import { Alert, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { ADDRESS_SECTION } from './places.ts'
import { useStanding } from './useStanding.ts'

/** In place of what somebody may not do yet: what is missing, and the way to it. Nothing where nothing is missing. */
export const TrustAlert = () => {
  const texts = useAreaTexts('access')
  const translate = useTranslate()
  const [problem] = useStanding()
  if (!problem) return null
  const action =
    problem === 'emailUnverified' ? (
      <Button component={Link} to={ADDRESS_SECTION} color="inherit" size="small">
        {texts('access.trust.verify')}
      </Button>
    ) : undefined
  return (
    <Alert severity="warning" action={action}>
      {translate(`errors.${problem}`)}
    </Alert>
  )
}
