import DarkMode from '@mui/icons-material/DarkModeOutlined'
import LightMode from '@mui/icons-material/LightModeOutlined'
import { Box, IconButton, Tooltip, Typography } from '@mui/material'
import { AppBar, LinkBase, LoadingIndicator, useTranslate } from 'react-admin'
import { HubUserMenu } from './HubUserMenu.tsx'
import { LanguageButton } from './LanguageButton.tsx'
import { PageSelector } from './PageSelector.tsx'
import { PaletteButton } from './palette/PaletteButton.tsx'
import { useShell } from './shellContext.ts'

const ModeButton = () => {
  const translate = useTranslate()
  const { mode, toggleMode } = useShell()
  const label = translate(mode === 'dark' ? 'app.appearance.light' : 'app.appearance.dark')
  return (
    <Tooltip title={label}>
      <IconButton color="inherit" onClick={toggleMode} aria-label={label}>
        {mode === 'dark' ? <LightMode /> : <DarkMode />}
      </IconButton>
    </Tooltip>
  )
}

/** Product, search, pages of administration, language, mode, user. */
export const HubAppBar = () => {
  const translate = useTranslate()
  return (
    <AppBar
      alwaysOn
      color="inherit"
      userMenu={<HubUserMenu />}
      toolbar={
        <>
          <PaletteButton />
          <PageSelector />
          <LanguageButton />
          <ModeButton />
          <Box sx={{ display: { xs: 'none', sm: 'contents' } }}>
            <LoadingIndicator aria-label={translate('app.pages.loading')} />
          </Box>
        </>
      }
    >
      <Typography
        component={LinkBase}
        to="/home"
        variant="subtitle1"
        sx={{ display: { xs: 'none', md: 'block' }, color: 'primary.main', fontWeight: 700, textDecoration: 'none', whiteSpace: 'nowrap' }}
      >
        {translate('app.title')}
      </Typography>
      <Box sx={{ flex: 1 }} />
    </AppBar>
  )
}
