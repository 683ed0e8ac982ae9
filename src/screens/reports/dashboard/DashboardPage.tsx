import { Box } from '@mui/material'
import { Title, useTranslate } from 'react-admin'
import { PAGE } from '../../home/parts/grid.ts'
import ReportTiles from './ReportTiles.tsx'

/** The reports of the start page on a separate page. */
const DashboardPage = () => {
  const translate = useTranslate()
  return (
    <Box sx={PAGE}>
      <Title title={translate('app.menu.dashboard')} />
      <ReportTiles whenEmpty="hint" />
    </Box>
  )
}

export default DashboardPage
