import DarkMode from '@mui/icons-material/DarkModeOutlined'
import LightMode from '@mui/icons-material/LightModeOutlined'
import Tune from '@mui/icons-material/Tune'
import { IconButton, ListItemIcon, MenuItem, Tooltip } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { MenuExtra } from '../../admin/shell/HubUserMenu.tsx'
import { changeAppearance } from '../../appearance/theme/settings.ts'
import { useAppearance, useAppearanceOf } from '../../appearance/theme/useAppearance.ts'

/** The other mode (light or dark): label, icon, and a function that activates it. */
const useOtherMode = () => {
  const translate = useTranslate()
  const other = useAppearanceOf(({ mode }) => (mode === 'dark' ? 'light' : 'dark'))
  return {
    label: translate(`app.appearance.${other}`),
    Icon: other === 'light' ? LightMode : DarkMode,
    change: () => changeAppearance({ mode: other }),
  }
}

/** Buttons in the bar: mode and appearance. */
export const AppearanceTools = () => {
  const { panelExpand } = useAppearance()
  const { label, Icon, change } = useOtherMode()
  const title = useTranslate()('app.appearance.title')
  return (
    <>
      <Tooltip title={label}>
        <IconButton className="bar-wide" aria-label={label} onClick={change}>
          <Icon />
        </IconButton>
      </Tooltip>
      <Tooltip title={title}>
        <IconButton
          className="bar-wide"
          aria-label={title}
          aria-expanded={panelExpand}
          onClick={() => changeAppearance({ panelExpand: !panelExpand })}
        >
          <Tune />
        </IconButton>
      </Tooltip>
    </>
  )
}

/** Mode in the user's menu, which has a link to the settings already. */
export const AppearanceMenuExtra: MenuExtra = ({ close }) => {
  const { label, Icon, change } = useOtherMode()
  const choose = () => {
    change()
    close()
  }
  return (
    <MenuItem onClick={choose}>
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      {label}
    </MenuItem>
  )
}
