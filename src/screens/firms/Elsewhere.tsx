import { Alert, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useRecord } from '../../admin/useRecords.ts'
import { allFirmsAddress, chosenFirm } from './chosenFirm.ts'

/** Tells an Admin who views one firm that a missing record may be another firm's, and links to it among all firms. */
const Elsewhere = () => {
  const translate = useTranslate()
  const firm = chosenFirm()
  const { data } = useRecord('firms', firm)
  if (firm === undefined) return null
  return (
    <Alert
      severity="info"
      sx={{ m: 2, mt: 0 }}
      action={
        <Button href={allFirmsAddress()} color="inherit" size="small">
          {translate('app.firmSwitch.lookEverywhere')}
        </Button>
      }
    >
      {translate('app.firmSwitch.elsewhere', { firm: data?.name ?? '…' })}
    </Alert>
  )
}

export default Elsewhere
