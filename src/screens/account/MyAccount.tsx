import { Box, Skeleton, Stack, Tab, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { type ComponentType, Suspense } from 'react'
import { Title, useTranslate } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAdmin } from '../../admin/adminContext.tsx'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { ScrollableTabs } from '../../ui/ScrollableTabs.tsx'
import SettingsForm from '../settings/SettingsForm.tsx'
import { BiddingSection } from './BiddingSection.tsx'
import { EmailSection } from './EmailSection.tsx'
import { NotificationSection } from './NotificationSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { SecondFactorSection } from './SecondFactorSection.tsx'
import { SectionCard } from './SectionCard.tsx'
import { SessionSection } from './SessionSection.tsx'

/** Language and appearance: the form of the settings. */
const AppearanceSection = () => {
  const texts = useAreaTexts('account')
  return (
    <SectionCard flush above title={texts('account.sections.appearance')} intro={texts('account.appearance.intro')}>
      <Box sx={{ px: { xs: 2, sm: 3 }, pt: 0.5, pb: { xs: 2, sm: 3 } }}>
        <SettingsForm />
      </Box>
    </SectionCard>
  )
}

const SECTIONS = {
  profile: ProfileSection,
  email: EmailSection,
  password: PasswordSection,
  secondFactor: SecondFactorSection,
  sessions: SessionSection,
  appearance: AppearanceSection,
  notifications: NotificationSection,
  bidding: BiddingSection,
} as const satisfies Record<string, ComponentType>

type SectionName = keyof typeof SECTIONS
const NAMES = Object.keys(SECTIONS) as SectionName[]

const sectionAt = (hash: string): SectionName => NAMES.find((name) => hash.split('=')[0] === `#${name}`) ?? 'profile'

const Waiting = () => <Skeleton variant="rounded" height={320} sx={{ borderRadius: '12px' }} />

/** Pills beside the section, or tabs above it on narrow pages. */
const PILLS = {
  flexShrink: 0,
  width: 224,
  overflow: 'visible',
  '& .MuiTabs-indicator': { display: 'none' },
  '& .MuiTabs-list': { gap: 0.25 },
  '& .MuiTab-root': {
    alignItems: 'flex-start',
    textAlign: 'start',
    minHeight: 40,
    px: 1.5,
    borderRadius: '8px',
    maxWidth: 'none',
    '&:hover': { backgroundColor: 'var(--hover)' },
    // On the paper colour, as in the menu: on the page's colour the accent would lack contrast.
    '&.Mui-selected': {
      color: 'primary.main',
      background: 'linear-gradient(var(--primary-subtle), var(--primary-subtle)), var(--paper)',
    },
  },
} as const

const ABOVE = { mx: { xs: '-16px', sm: 0 }, px: { xs: '16px', sm: 0 }, boxShadow: 'inset 0 -1px var(--line)' } as const

/** The user's own settings: profile, sign-in, notifications, appearance. The hash names the section, so that links can point to it. */
const MyAccount = () => {
  const texts = useAreaTexts('account')
  const translate = useTranslate()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  const admin = useAdmin().subject.roles.includes('Admin')
  const requested = sectionAt(hash)
  const section = admin || requested !== 'secondFactor' ? requested : 'profile'
  const Section = SECTIONS[section]
  return (
    <Stack direction={wide ? 'row' : 'column'} sx={{ gap: { xs: 2, md: 3 }, alignItems: 'stretch' }}>
      <Title title={translate('app.menu.myAccount')} />
      <ScrollableTabs
        value={section}
        onChange={(_, next: SectionName) => navigate({ hash: next }, { replace: true })}
        orientation={wide ? 'vertical' : 'horizontal'}
        aria-label={translate('app.menu.myAccount')}
        sx={wide ? PILLS : ABOVE}
      >
        {NAMES.filter((name) => admin || name !== 'secondFactor').map((name) => (
          <Tab
            key={name}
            value={name}
            id={`account-tab-${name}`}
            aria-controls={`account-${name}`}
            label={texts(`account.sections.${name}`)}
          />
        ))}
      </ScrollableTabs>
      <Box role="tabpanel" id={`account-${section}`} aria-labelledby={`account-tab-${section}`} sx={{ flex: 1, minWidth: 0 }}>
        <Suspense fallback={<Waiting />}>
          <Section />
        </Suspense>
      </Box>
    </Stack>
  )
}

export default MyAccount
