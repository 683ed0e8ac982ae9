import Close from '@mui/icons-material/Close'
import { Box, Drawer, IconButton, Stack, type Theme, Typography, useMediaQuery } from '@mui/material'
import { useTranslate } from 'react-admin'
import { changeAppearance } from '../../appearance/theme/settings.ts'
import SettingsForm from './SettingsForm.tsx'

const WIDTH = 320

const DOCKED = {
  gridArea: 'panel',
  position: 'sticky',
  top: 'var(--panel-top, 0px)',
  width: WIDTH,
  height: 'calc(100dvh - var(--panel-top, 0px))',
  overflowY: 'auto',
  borderInlineStart: '1px solid var(--line)',
  backgroundColor: 'background.paper',
  zIndex: 'appBar',
  '@media print': { display: 'none !important' },
} as const

const close = () => changeAppearance({ panelExpand: false })

const Content = () => {
  const translate = useTranslate()
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', minHeight: 64, px: 2.5 }}>
        <Typography variant="h6" component="h2" sx={{ flex: 1 }}>
          {translate('app.appearance.title')}
        </Typography>
        <IconButton edge="end" aria-label={translate('app.form.close')} onClick={close}>
          <Close />
        </IconButton>
      </Stack>
      <Box sx={{ px: 2.5, pb: 3 }}>
        <SettingsForm />
      </Box>
    </>
  )
}

/** The appearance's settings beside the page; on narrow pages over it. */
const SettingsDrawer = ({ open }: { readonly open: boolean }) => {
  const translate = useTranslate()
  const docked = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const label = translate('app.appearance.title')
  if (docked)
    return open ? (
      <Box component="aside" className="hub-panel" aria-label={label} sx={DOCKED}>
        <Content />
      </Box>
    ) : null
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={close}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: `min(${WIDTH}px, 100vw)` } } }}
    >
      <Content />
    </Drawer>
  )
}

export default SettingsDrawer
