import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { TrustProblem } from '../../domain/trust.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

/** The page where users verify their address. */
const ADDRESS_SECTION = '/-/MyAccount#email'

/** The page that shows what a firm lacks, or why it was suspended. */
const OWN_FIRM = '/-/MyFirm'

/** Links to the page that resolves the problem, or that explains the next step. */
export const TrustAction = ({ problem }: { readonly problem: TrustProblem }) => {
  const texts = useAreaTexts('access')
  const translate = useTranslate()
  const unverified = problem === 'emailUnverified'
  return (
    <Button component={Link} to={unverified ? ADDRESS_SECTION : OWN_FIRM} color="inherit" size="small">
      {unverified ? texts('access.trust.verify') : translate('app.menu.myFirm')}
    </Button>
  )
}
