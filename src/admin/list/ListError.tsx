import ErrorOutline from '@mui/icons-material/ErrorOutline'
import { Button } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { ListMessage } from './ListMessage.tsx'

export const ListError = () => {
  const translate = useTranslate()
  const { refetch } = useListContext()
  return (
    <ListMessage tone="danger" icon={<ErrorOutline />} title={translate('app.list.loadFailed')}>
      <Button variant="outlined" onClick={() => refetch()}>
        {translate('app.list.retry')}
      </Button>
    </ListMessage>
  )
}
