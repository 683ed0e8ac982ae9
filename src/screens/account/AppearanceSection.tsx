import { Box } from '@mui/material'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import SettingsForm from '../settings/SettingsForm.tsx'
import { SectionCard } from './SectionCard.tsx'

/** Language and looks, as the settings have them. */
export const AppearanceSection = () => {
  const texts = useAreaTexts('account')
  return (
    <SectionCard flush above title={texts('account.sections.appearance')} intro={texts('account.appearance.intro')}>
      <Box sx={{ px: { xs: 2, sm: 3 }, pt: 0.5, pb: { xs: 2, sm: 3 } }}>
        <SettingsForm />
      </Box>
    </SectionCard>
  )
}
