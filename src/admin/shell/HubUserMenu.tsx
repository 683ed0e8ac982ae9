import { Divider, ListItem, ListItemIcon, ListItemText, MenuItem, type Theme, useMediaQuery } from '@mui/material'
import { LinkBase, Logout, UserMenu, useGetIdentity, useTranslate, useUserMenu } from 'react-admin'
import { NavIcon } from './NavIcon.tsx'
import { UserAvatar } from './UserAvatar.tsx'
import { useLabel, useNavigation } from './useNavigation.ts'

const Who = () => {
  const translate = useTranslate()
  const { data } = useGetIdentity()
  return (
    <ListItem role="none" dense sx={{ gap: 1.5 }}>
      <UserAvatar name={data?.fullName ?? ''} image={data?.imageId} size={40} />
      <ListItemText
        primary={data?.fullName || translate('app.shell.anonymous')}
        secondary={data?.email || translate('app.shell.noEmail')}
        slotProps={{ primary: { dir: 'auto' }, secondary: { dir: 'ltr' } }}
      />
    </ListItem>
  )
}

const Ways = () => {
  const labelOf = useLabel()
  const { user } = useNavigation()
  const menu = useUserMenu()
  return user.map((item) => (
    <MenuItem key={item.to} component={LinkBase} to={item.to} onClick={() => menu?.onClose()}>
      <ListItemIcon>
        <NavIcon icon={item.icon} />
      </ListItemIcon>
      {labelOf(item.label)}
    </MenuItem>
  ))
}

/** Who is signed in, and what is theirs. Its name says what it is and, where there is room for it, what stands on it. */
export const HubUserMenu = () => {
  const translate = useTranslate()
  const { data } = useGetIdentity()
  const named = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'))
  return (
    <UserMenu
      label={named ? [translate('app.shell.userMenu'), data?.fullName].filter(Boolean).join(': ') : 'app.shell.userMenu'}
      icon={<UserAvatar name={data?.fullName ?? ''} image={data?.imageId} size={28} />}
    >
      <Who />
      <Divider />
      <Ways />
      <Logout />
    </UserMenu>
  )
}
