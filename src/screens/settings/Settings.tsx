import { Card } from '@mui/material'
import { Title, useTranslate } from 'react-admin'
import SettingsForm from './SettingsForm.tsx'

/** The appearance's settings as a page. */
const Settings = () => (
  <Card sx={{ px: { xs: 2, sm: 3 }, pt: 0.5, pb: { xs: 2, sm: 3 } }}>
    <Title title={useTranslate()('app.menu.settings')} />
    <SettingsForm />
  </Card>
)

export default Settings
