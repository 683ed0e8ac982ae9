import NotificationsActive from '@mui/icons-material/NotificationsActiveOutlined'
import NotificationsNone from '@mui/icons-material/NotificationsNone'
import NotificationsOff from '@mui/icons-material/NotificationsOffOutlined'
import VolumeOff from '@mui/icons-material/VolumeOffOutlined'
import VolumeUp from '@mui/icons-material/VolumeUpOutlined'
import { IconButton, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { playOutbid } from './sound.ts'
import { useSound } from './useOutbidAlert.ts'

const SoundSwitch = () => {
  const t = useAreaTexts('bidding')
  const [on, setOn] = useSound()
  const toggle = () => {
    setOn(!on)
    if (!on) playOutbid()
  }
  return (
    <Tooltip title={t(on ? 'bidding.alerts.soundOn' : 'bidding.alerts.soundOff')}>
      <IconButton
        role="switch"
        aria-checked={on}
        aria-label={t('bidding.alerts.sound')}
        onClick={toggle}
        color={on ? 'primary' : 'default'}
      >
        {on ? <VolumeUp /> : <VolumeOff />}
      </IconButton>
    </Tooltip>
  )
}

const permitted = (): NotificationPermission | 'missing' => (typeof Notification === 'undefined' ? 'missing' : Notification.permission)

const BrowserSwitch = () => {
  const t = useAreaTexts('bidding')
  const [permission, setPermission] = useState(permitted)
  if (permission === 'missing') return null
  const label = t(permission === 'denied' ? 'bidding.alerts.browserBlocked' : 'bidding.alerts.browser')
  const Icon = { granted: NotificationsActive, denied: NotificationsOff, default: NotificationsNone }[permission]
  return (
    <Tooltip title={label}>
      <span>
        <IconButton
          aria-label={label}
          aria-pressed={permission === 'granted'}
          disabled={permission === 'denied'}
          color={permission === 'granted' ? 'primary' : 'default'}
          onClick={async () => setPermission(await Notification.requestPermission())}
        >
          <Icon />
        </IconButton>
      </span>
    </Tooltip>
  )
}

/** How the user is alerted when outbid, besides the text on the page. */
export const AlertControls = () => (
  <>
    <SoundSwitch />
    <BrowserSwitch />
  </>
)
