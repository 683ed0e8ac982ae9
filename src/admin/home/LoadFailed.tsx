import { Alert, Button } from '@mui/material'
import { useTranslate } from 'react-admin'

/** Says that a part of the page could not be loaded, and tries again. */
export const LoadFailed = ({ retry }: { readonly retry: () => void }) => {
  const translate = useTranslate()
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={retry}>
          {translate('app.list.retry')}
        </Button>
      }
    >
      {translate('app.notify.requestFailed')}
    </Alert>
  )
}
