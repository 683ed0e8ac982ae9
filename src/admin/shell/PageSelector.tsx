import Apps from '@mui/icons-material/Apps'
import { IconButton, ListItemIcon, Menu, MenuItem, Tooltip } from '@mui/material'
import { useState } from 'react'
import { LinkBase, useTranslate } from 'react-admin'
import { NavIcon } from './NavIcon.tsx'
import { useMenuPlacement } from './useMenuPlacement.ts'
import { useLabel, useNavigation } from './useNavigation.ts'

/** Menu of the administration pages, for users who may open any. */
export const PageSelector = () => {
  const translate = useTranslate()
  const labelOf = useLabel()
  const { pages } = useNavigation()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const placed = useMenuPlacement(anchor)
  if (pages.length === 0) return null
  const label = translate('app.shell.pages')
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Apps />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)} {...placed}>
        {pages.map((item) => (
          <MenuItem key={item.label.key} component={LinkBase} to={item.to} onClick={() => setAnchor(undefined)}>
            <ListItemIcon>
              <NavIcon icon={item.icon} />
            </ListItemIcon>
            {labelOf(item.label)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
