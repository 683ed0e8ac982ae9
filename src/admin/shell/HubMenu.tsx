import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import HomeIcon from '@mui/icons-material/Home'
import { Box, Collapse, ListItemIcon, MenuItem } from '@mui/material'
import { Menu, useLocation, useSidebarState, useStore, useTranslate } from 'react-admin'
import { NavIcon } from './NavIcon.tsx'
import type { NavGroup, NavItem } from './navigation.ts'
import { useLabel, useNavigation } from './useNavigation.ts'

const WRAPPED = { whiteSpace: 'normal' } as const
const INSET = { ...WRAPPED, paddingInlineStart: 3 } as const

const Item = ({ item, inset = false }: { readonly item: NavItem; readonly inset?: boolean }) => (
  <Menu.Item to={item.to} primaryText={useLabel()(item.label)} leftIcon={<NavIcon icon={item.icon} />} sx={inset ? INSET : WRAPPED} />
)

const leadsTo = (pathname: string, { to }: NavItem): boolean => pathname === to || pathname.startsWith(`${to}/`)

/** Open as the user left it; at first where the page belongs to it. */
const useOpen = ({ name, items, open: always = false }: NavGroup): readonly [boolean, () => void] => {
  const { pathname } = useLocation()
  const [chosen, choose] = useStore<boolean | undefined>(`menu.${name}`)
  const open = chosen ?? (always || items.some((item) => leadsTo(pathname, item)))
  return [open, () => choose(!open)]
}

const Group = (group: NavGroup) => {
  const label = useLabel()(group.label)
  const translate = useTranslate()
  const [sidebarOpen] = useSidebarState()
  const [open, toggle] = useOpen(group)
  const [first] = group.items
  if (!first) return null
  if (group.items.length === 1) return <Item item={first} />
  const items = group.items.map((item) => <Item key={item.to} item={item} inset={sidebarOpen} />)
  if (!sidebarOpen) return items
  const Arrow = open ? ExpandLess : ExpandMore
  return (
    <>
      <MenuItem
        tabIndex={0}
        onClick={toggle}
        aria-expanded={open}
        aria-label={translate(open ? 'app.shell.collapseGroup' : 'app.shell.expandGroup', { name: label })}
        sx={{ color: 'text.secondary' }}
      >
        <ListItemIcon sx={{ minWidth: '44px' }}>
          <NavIcon icon={first.icon} />
        </ListItemIcon>
        <Box component="span" sx={{ flex: 1 }}>
          {label}
        </Box>
        <Arrow sx={{ fontSize: 18 }} />
      </MenuItem>
      <Collapse in={open} unmountOnExit>
        {items}
      </Collapse>
    </>
  )
}

/** The main menu: the way to everything that the user may see. */
export const HubMenu = () => {
  const translate = useTranslate()
  return (
    <Menu aria-label={translate('app.shell.mainMenu')}>
      <Menu.Item to="/home" primaryText={translate('app.menu.home')} leftIcon={<HomeIcon fontSize="small" />} />
      {useNavigation().main.map((group) => (
        <Group key={group.name} {...group} />
      ))}
    </Menu>
  )
}
