import Close from '@mui/icons-material/Close'
import { Box, Drawer, IconButton, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import { BAR_HEIGHT, SIDE_WIDTH } from '../sizes.ts'
import type { ChromeProps } from '../slots.ts'

interface Props extends Pick<ChromeProps, 'Brand' | 'Navigation'> {
  readonly open: boolean
  readonly onClose: () => void
}

/** The menu where there is no room for it beside the page: over it, until something is chosen. */
export const MenuDrawer = ({ Brand, Navigation, open, onClose }: Props) => {
  const translate = useTranslate()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': translate('app.shell.mainMenu'), sx: { width: `min(${SIDE_WIDTH}px, 100vw - 48px)` } },
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', minHeight: BAR_HEIGHT, px: 2 }}>
        <Box sx={{ flex: 1 }}>
          <Brand />
        </Box>
        <IconButton aria-label={translate('app.shell.closeMenu')} onClick={onClose} edge="end">
          <Close />
        </IconButton>
      </Stack>
      <Navigation variant="full" onChosen={onClose} />
    </Drawer>
  )
}
