import Close from '@mui/icons-material/Close'
import { Drawer, IconButton } from '@mui/material'
import { useTranslate } from 'react-admin'
import { SIDE_WIDTH } from '../sizes.ts'
import type { ChromeProps } from '../slots.ts'

interface Props extends Pick<ChromeProps, 'Brand' | 'Navigation'> {
  readonly open: boolean
  readonly onClose: () => void
}

/** The menu on narrow pages: a drawer that closes on navigation. */
export const MenuDrawer = ({ Brand, Navigation, open, onClose }: Props) => {
  const translate = useTranslate()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': translate('app.shell.mainMenu'),
          className: 'hub-drawer',
          sx: { width: `min(${SIDE_WIDTH}px, 100vw - 48px)` },
        },
      }}
    >
      <div className="side-head">
        <Brand />
        <IconButton aria-label={translate('app.shell.closeMenu')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </div>
      <Navigation variant="full" onChosen={onClose} />
    </Drawer>
  )
}
