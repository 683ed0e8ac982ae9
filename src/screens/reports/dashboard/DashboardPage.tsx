import { Box } from '@mui/material'
import { Title, useTranslate } from 'react-admin'
import ReportTiles from './ReportTiles.tsx'

/** All reports of the start page, by themselves. */
const DashboardPage = () => {
  const translate = useTranslate()
  return (
    <Box sx={{ containerType: 'inline-size', maxWidth: 1600, marginInline: 'auto', pb: 2 }}>
      <Title title={translate('app.menu.dashboard')} />
      <ReportTiles whenEmpty="hint" />
    </Box>
  )
}

export default DashboardPage
