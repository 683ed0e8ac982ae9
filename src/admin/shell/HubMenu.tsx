import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import HomeIcon from '@mui/icons-material/Home'
import { Box, ButtonBase, Collapse } from '@mui/material'
import { Menu, useSidebarState, useStore, useTranslate } from 'react-admin'
import { useAdmin } from '../adminContext.tsx'
import { Icon } from '../Icon.tsx'
import { useNames } from '../names.ts'
import { hasHeading, type MenuGroup, menuGroups } from './menuGroups.ts'

const Items = ({ entities }: Pick<MenuGroup, 'entities'>) => {
  const names = useNames()
  return entities.map((entity) => (
    <Menu.Item
      key={entity.id}
      to={`/${entity.id}`}
      primaryText={names.entity(entity, 2)}
      leftIcon={<Icon name={entity.icon} size="small" />}
    />
  ))
}

const Group = (group: MenuGroup) => {
  const { name, entities } = group
  const names = useNames()
  const translate = useTranslate()
  const [sidebarOpen] = useSidebarState()
  const [open, setOpen] = useStore(`menu.${name}`, true)
  const label = names.menu(name)
  if (!sidebarOpen || !hasHeading(group)) return <Items entities={entities} />
  const Arrow = open ? ExpandLess : ExpandMore
  return (
    <Box sx={{ mt: 1 }}>
      <ButtonBase
        role="menuitem"
        onClick={() => setOpen(!open)}
        aria-expanded={open}
        aria-label={translate(open ? 'app.shell.collapseGroup' : 'app.shell.expandGroup', { name: label })}
        sx={{
          width: '100%',
          justifyContent: 'space-between',
          px: 2,
          py: 0.5,
          typography: 'caption',
          fontWeight: 600,
          color: 'text.secondary',
          '&:focus-visible': { outline: '2px solid', outlineOffset: -2 },
        }}
      >
        {label}
        <Arrow sx={{ fontSize: 16 }} />
      </ButtonBase>
      <Collapse in={open}>
        <Items entities={entities} />
      </Collapse>
    </Box>
  )
}

/** The way to every list that the user may see, grouped as the schemas say. */
export const HubMenu = () => {
  const { model, subject } = useAdmin()
  const translate = useTranslate()
  return (
    <Menu aria-label={translate('app.shell.mainMenu')}>
      <Menu.Item to="/home" primaryText={translate('app.menu.home')} leftIcon={<HomeIcon fontSize="small" />} />
      {menuGroups(model, subject).map((group) => (
        <Group key={group.name} {...group} />
      ))}
    </Menu>
  )
}
