import DarkMode from '@mui/icons-material/DarkModeOutlined'
import LightMode from '@mui/icons-material/LightModeOutlined'
import Tune from '@mui/icons-material/Tune'
import { IconButton, ListItemIcon, MenuItem, Tooltip } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { MenuExtra } from '../../admin/shell/HubUserMenu.tsx'
import { changeAppearance } from '../../appearance/theme/settings.ts'
import { useAppearance, useAppearanceOf } from '../../appearance/theme/useAppearance.ts'

/** The mode that is not on: what it is called, how it is shown and put on. */
const useOtherMode = () => {
  const translate = useTranslate()
  const other = useAppearanceOf(({ mode }) => (mode === 'dark' ? 'light' : 'dark'))
  return {
    label: translate(`app.appearance.${other}`),
    Icon: other === 'light' ? LightMode : DarkMode,
    change: () => changeAppearance({ mode: other }),
  }
}

/** Mode and appearance, in the bar. */
export const AppearanceTools = () => {
  const { panelExpand } = useAppearance()
  const { label, Icon, change } = useOtherMode()
  const title = useTranslate()('app.appearance.title')
  return (
    <>
      <Tooltip title={label}>
        <IconButton className="bar-roomy" aria-label={label} onClick={change}>
          <Icon />
        </IconButton>
      </Tooltip>
      <Tooltip title={title}>
        <IconButton
          className="bar-roomy"
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

/** The mode in the user's menu, where settings are already. */
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
