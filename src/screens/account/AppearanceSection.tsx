import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import SettingsForm from '../settings/SettingsForm.tsx'
import { SectionCard } from './SectionCard.tsx'

/** Language and looks, as the settings have them. */
export const AppearanceSection = () => {
  const texts = useAreaTexts('account')
  return (
    <SectionCard title={texts('account.sections.appearance')} intro={texts('account.appearance.intro')}>
      <SettingsForm />
    </SectionCard>
  )
}
