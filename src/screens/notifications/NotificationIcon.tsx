import Notifications from '@mui/icons-material/NotificationsNoneOutlined'
import { NOTIFICATION_ICONS } from './notificationIcons.ts'

/** Icon of a notification's kind. */
const NotificationIcon = ({ kind }: { readonly kind: string }) => {
  const Known = NOTIFICATION_ICONS[kind] ?? Notifications
  return <Known />
}

export default NotificationIcon
