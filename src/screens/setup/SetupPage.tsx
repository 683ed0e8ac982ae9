import { Box } from '@mui/material'
import { Title, useTranslate } from 'react-admin'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { SetupSteps } from './SetupSteps.tsx'

/** First steps of an Admin in a fresh installation (`PRODUCT.md S10`). */
const SetupPage = () => {
  const t = useAreaTexts('setup')
  return (
    <Box sx={{ pb: 3 }}>
      <Title title={useTranslate()('app.menu.setup')} />
      <Box sx={{ typography: 'body1', color: 'text.secondary', mb: 2, maxWidth: '70ch' }}>{t('setup.intro')}</Box>
      <SetupSteps />
    </Box>
  )
}

export default SetupPage
