import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import { TrustAction } from './TrustAction.tsx'
import { useStanding } from './useStanding.ts'

/** Replaces a form that the user may not use yet: lists the missing conditions, with links to meet them. Renders nothing if none is missing. */
export const TrustAlert = () => {
  const translate = useTranslate()
  const [problem] = useStanding()
  if (!problem) return null
  return (
    <Alert severity="warning" action={<TrustAction problem={problem} />} sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
      {translate(`errors.${problem}`)}
    </Alert>
  )
}
