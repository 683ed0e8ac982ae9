import LockOutlined from '@mui/icons-material/LockOutlined'
import { Button } from '@mui/material'
import { LinkBase, useTranslate } from 'react-admin'
import { PageMessage } from '../../ui/PageMessage.tsx'

/** The page for users without the right (specification, section 2). */
export const AccessDeniedPage = () => {
  const translate = useTranslate()
  return (
    <PageMessage icon={LockOutlined} title={translate('app.pages.accessDenied')} text={translate('app.pages.accessDeniedText')}>
      <Button variant="contained" component={LinkBase} to="/home">
        {translate('app.pages.home')}
      </Button>
    </PageMessage>
  )
}
