import { ListItemIcon, Menu, MenuItem, type PopoverOrigin } from '@mui/material'
import { LinkBase } from 'react-admin'
import { NavIcon } from '../NavIcon.tsx'
import type { NavItem } from '../navigation.ts'
import { useLabel } from '../useNavigation.ts'

interface Props {
  readonly items: readonly NavItem[]
  readonly active: NavItem | undefined
  readonly anchor: HTMLElement | undefined
  readonly onClose: () => void
  /** Where it opens: beside its heading, or below. */
  readonly below?: boolean
}

const BESIDE: PopoverOrigin = { vertical: 'top', horizontal: 'right' }
const BELOW: PopoverOrigin = { vertical: 'bottom', horizontal: 'left' }

/** What belongs to a heading of the menu. */
export const NavFlyout = ({ items, active, anchor, onClose, below = false }: Props) => {
  const labelOf = useLabel()
  return (
    <Menu anchorEl={anchor} open={anchor !== undefined} onClose={onClose} anchorOrigin={below ? BELOW : BESIDE}>
      {items.map((item) => (
        <MenuItem key={item.to} component={LinkBase} to={item.to} selected={item === active} onClick={onClose}>
          <ListItemIcon>
            <NavIcon icon={item.icon} />
          </ListItemIcon>
          {labelOf(item.label)}
        </MenuItem>
      ))}
    </Menu>
  )
}
