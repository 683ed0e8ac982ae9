import { Box } from '@mui/material'
import { Title, useTranslate } from 'react-admin'
import { PAGE } from '../../home/parts/grid.ts'
import ReportTiles from './ReportTiles.tsx'

/** All reports of the start page, by themselves. */
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
