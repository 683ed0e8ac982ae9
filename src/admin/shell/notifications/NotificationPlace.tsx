import { Drawer, Popover, type Theme, useMediaQuery } from '@mui/material'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useMenuPlacement } from '../useMenuPlacement.ts'
import { NotificationPanel } from './NotificationPanel.tsx'

interface Props {
  /** The button that opened it; null while it is closed. */
  readonly anchor: HTMLElement | null
  readonly close: () => void
}

const COLUMN = { display: 'flex', flexDirection: 'column', overflow: 'hidden' } as const

const BELOW = { ...COLUMN, width: 400, maxHeight: 'min(600px, calc(100dvh - 96px))' } as const

const SHEET = { ...COLUMN, maxHeight: 'calc(100dvh - 56px)', minHeight: '50dvh', borderRadius: '16px 16px 0 0' } as const

/** Popover below the bell, on phones a sheet over the page. Returns the focus to the bell. */
export const NotificationPlace = ({ anchor, close }: Props) => {
  const label = useAreaTexts('notifications')('notifications.title')
  const sheet = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const below = useMenuPlacement(anchor)
  const open = anchor !== null
  const panel = <NotificationPanel close={close} sheet={sheet} />
  if (sheet)
    return (
      <Drawer anchor="bottom" open={open} onClose={close} slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: SHEET } }}>
        {panel}
      </Drawer>
    )
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={close}
      {...below}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: BELOW } }}
    >
      {panel}
    </Popover>
  )
}
