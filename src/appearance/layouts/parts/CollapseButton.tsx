import MenuIcon from '@mui/icons-material/Menu'
import MenuOpen from '@mui/icons-material/MenuOpen'
import { IconButton, Tooltip } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ChromeProps } from '../slots.ts'

/** Makes the menu narrow or wide. */
export const CollapseButton = ({ collapsed, toggle }: Pick<ChromeProps, 'collapsed' | 'toggle'>) => {
  const label = useTranslate()(collapsed ? 'app.shell.expandMenu' : 'app.shell.collapseMenu')
  const Icon = collapsed ? MenuIcon : MenuOpen
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} aria-expanded={!collapsed} onClick={toggle} edge="start">
        <Icon className="pointing" />
      </IconButton>
    </Tooltip>
  )
}
