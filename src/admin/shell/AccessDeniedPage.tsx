import LockOutlined from '@mui/icons-material/LockOutlined'
import { Button, Container, Typography } from '@mui/material'
import { LinkBase, useTranslate } from 'react-admin'
import { NoFooter } from './page/NoFooter.tsx'

/** Where users are sent who lack the right (specification, section 2). */
export const AccessDeniedPage = () => {
  const translate = useTranslate()
  return (
    <Container maxWidth="sm" sx={{ textAlign: 'center', py: 12 }}>
      <NoFooter />
      <LockOutlined sx={{ fontSize: 72, color: 'text.disabled' }} />
      <Typography variant="h4" component="h1" sx={{ mt: 2 }}>
        {translate('app.pages.accessDenied')}
      </Typography>
      <Typography color="text.secondary" sx={{ my: 2 }}>
        {translate('app.pages.accessDeniedText')}
      </Typography>
      <Button variant="contained" component={LinkBase} to="/home">
        {translate('app.pages.home')}
      </Button>
    </Container>
  )
}
