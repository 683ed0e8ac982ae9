import './HubUserMenu.css'
import '../../ui/visuallyHidden.css'
import Logout from '@mui/icons-material/LogoutOutlined'
import Translate from '@mui/icons-material/Translate'
import { Box, Divider, ListItemIcon, Menu, MenuItem, type Theme, useMediaQuery } from '@mui/material'
import { type ComponentType, useState } from 'react'
import { LinkBase, useGetIdentity, useLocaleState, useLogout, useTranslate } from 'react-admin'
import { formatList } from '../../providers/i18n/format.ts'
import { useLabelled } from '../../providers/i18n/useLabelled.ts'
import { VISUALLY_HIDDEN } from '../../ui/visuallyHidden.ts'
import { useAdmin } from '../adminContext.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { NavIcon } from './NavIcon.tsx'
import type { NavItem } from './navigation.ts'
import { UserAvatar } from './UserAvatar.tsx'
import { useMenuPlacement } from './useMenuPlacement.ts'
import { useLabel, useNavigation } from './useNavigation.ts'

/** Display texts of the user's name, address and roles. */
const useWho = () => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { data } = useGetIdentity()
  const { subject } = useAdmin()
  return {
    name: data?.fullName || translate('app.shell.anonymous'),
    email: data?.email || translate('app.shell.noEmail'),
    image: data?.imageId,
    roles: formatList(
      subject.roles.map((role) => translate(`resources.users.options.roles.${role}`, { _: role })),
      locale,
    ),
  }
}

const Who = () => {
  const { name, email, image } = useWho()
  return (
    <li role="none" className="user-who">
      <UserAvatar name={name} image={image} size={40} />
      <span>
        <bdi className="user-name">{name}</bdi>
        <bdi className="user-role" dir="ltr">
          {email}
        </bdi>
      </span>
    </li>
  )
}

/** Items that the product adds on phones; `close` closes the menu. */
export type MenuExtra = ComponentType<{ readonly close: () => void }>

interface Props {
  readonly Extra?: MenuExtra | undefined
}

/** Hidden on narrow windows. */
const TEXTS = {
  minWidth: 0,
  '.hub-side[data-collapsed="true"] &': VISUALLY_HIDDEN,
  '@media (max-width: 1279.95px)': { '.hub-bar &': VISUALLY_HIDDEN },
} as const

const UserButton = ({ open, onOpen }: { readonly open: boolean; readonly onOpen: (anchor: HTMLElement) => void }) => {
  const translate = useTranslate()
  const labelled = useLabelled()
  const { name, image, roles } = useWho()
  return (
    <button
      type="button"
      className="user-button"
      aria-haspopup="menu"
      aria-expanded={open}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <UserAvatar name={name} image={image} size={32} />
      <span className="visually-hidden">{labelled(translate('app.shell.userMenu'))}</span>
      <Box component="span" sx={TEXTS}>
        <bdi className="user-name">{name}</bdi> <span className="user-role">{roles}</span>
      </Box>
    </button>
  )
}

/** A page of the user. A function, not a component: the menu passes focus to its direct children. */
const pageItem = ({ to, icon }: NavItem, label: string, close: () => void) => (
  <MenuItem key={to} component={LinkBase} to={to} onClick={close}>
    <ListItemIcon>
      <NavIcon icon={icon} />
    </ListItemIcon>
    {label}
  </MenuItem>
)

/** Menu of the signed-in user, with their own pages. */
export const HubUserMenu = ({ Extra }: Props) => {
  const translate = useTranslate()
  const labelOf = useLabel()
  const logout = useLogout()
  const { user } = useNavigation()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [languages, setLanguages] = useState<HTMLElement>()
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const close = () => setAnchor(undefined)
  const chooseLanguage = () => {
    setLanguages(anchor)
    close()
  }
  return (
    <>
      <UserButton open={anchor !== undefined} onOpen={setAnchor} />
      <Menu
        anchorEl={anchor}
        open={anchor !== undefined}
        onClose={close}
        {...useMenuPlacement(anchor)}
        slotProps={{ paper: { sx: { minWidth: 240 } } }}
      >
        <Who />
        <Divider />
        {user.map((item) => pageItem(item, labelOf(item.label), close))}
        {phone && [
          <Divider key="line" />,
          <MenuItem key="language" aria-haspopup="menu" onClick={chooseLanguage}>
            <ListItemIcon>
              <Translate fontSize="small" />
            </ListItemIcon>
            {translate('app.shell.language')}
          </MenuItem>,
          Extra && <Extra key="extra" close={close} />,
        ]}
        <Divider />
        <MenuItem onClick={() => logout()}>
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          {translate('ra.auth.logout')}
        </MenuItem>
      </Menu>
      <LanguageMenu anchor={languages} onClose={() => setLanguages(undefined)} />
    </>
  )
}
