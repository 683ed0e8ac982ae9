import { Alert, Button } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'

export const ListError = () => {
  const translate = useTranslate()
  const { refetch } = useListContext()
  return (
    <Alert
      severity="error"
      sx={{ m: 2 }}
      action={
        <Button color="inherit" size="small" onClick={() => refetch()}>
          {translate('app.list.retry')}
        </Button>
      }
    >
      {translate('app.list.loadFailed')}
    </Alert>
  )
}
