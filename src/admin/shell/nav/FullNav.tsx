import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box, Collapse } from '@mui/material'
import { useId } from 'react'
import { useStore } from 'react-admin'
import { NavIcon } from '../NavIcon.tsx'
import { useLabel } from '../useNavigation.ts'
import { type NavEntry, useNavEntries } from './entries.ts'
import { NavItems } from './NavItems.tsx'
import { LINE, NavLink } from './NavLink.tsx'
import { NavList } from './NavList.tsx'

interface Chosen {
  readonly onChosen?: () => void
}

/** Open as the user left it; at first where the page belongs to it. */
const useOpen = ({ name, active, open: always = false }: NavEntry): readonly [boolean, () => void] => {
  const [chosen, choose] = useStore<boolean | undefined>(`menu.${name}`)
  const open = chosen ?? (always || active !== undefined)
  return [open, () => choose(!open)]
}

const Group = ({ entry, onChosen }: Chosen & { readonly entry: NavEntry }) => {
  const id = useId()
  const label = useLabel()(entry.label)
  const [open, toggle] = useOpen(entry)
  const [first] = entry.items
  return (
    <li>
      <Box
        component="button"
        type="button"
        onClick={toggle}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        sx={[LINE, entry.active !== undefined && !open && { color: 'primary.main' }]}
      >
        {first && <NavIcon icon={first.icon} />}
        <Box component="span" sx={{ flex: 1 }}>
          {label}
        </Box>
        <ExpandMore sx={{ transform: open ? 'rotate(180deg)' : undefined, transition: 'transform 150ms' }} />
      </Box>
      <Collapse in={open} unmountOnExit>
        <NavItems id={id}>
          {entry.items.map((item) => (
            <NavLink key={item.to} item={item} active={item === entry.active} inset onChosen={onChosen} />
          ))}
        </NavItems>
      </Collapse>
    </li>
  )
}

/** The menu with its texts. */
export const FullNav = ({ onChosen }: Chosen) => (
  <NavList>
    {useNavEntries().map((entry) => {
      const [first] = entry.items
      if (entry.items.length > 1) return <Group key={entry.name} entry={entry} onChosen={onChosen} />
      return first && <NavLink key={entry.name} item={first} active={first === entry.active} onChosen={onChosen} />
    })}
  </NavList>
)
