import Notifications from '@mui/icons-material/NotificationsNoneOutlined'
import { Badge, IconButton, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { NotificationPlace } from './NotificationPlace.tsx'
import { useUnread } from './useNotifications.ts'

/** Maximum number on the bell. */
const MAX = 99

/** The user's notifications, with the number of unread ones. */
const NotificationBell = () => {
  const texts = useAreaTexts('notifications')
  const unread = useUnread()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const label = unread > 0 ? texts('notifications.unread', { smart_count: unread }) : texts('notifications.title')
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Badge badgeContent={unread || undefined} max={MAX} color="primary" slotProps={{ badge: { 'aria-hidden': true } }}>
            <Notifications />
          </Badge>
        </IconButton>
      </Tooltip>
      <NotificationPlace anchor={anchor} close={() => setAnchor(null)} />
    </>
  )
}

export default NotificationBell
