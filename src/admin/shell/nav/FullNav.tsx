import ExpandMore from '@mui/icons-material/ExpandMore'
import { Collapse } from '@mui/material'
import { Fragment, useId } from 'react'
import { useStore } from 'react-admin'
import { NavIcon } from '../NavIcon.tsx'
import { useLabel } from '../useNavigation.ts'
import { type NavEntry, useNavEntries } from './entries.ts'
import { NavCaption } from './NavCaption.tsx'
import { NavItems } from './NavItems.tsx'
import { NavLink } from './NavLink.tsx'
import { NavList } from './NavList.tsx'

interface GroupProps {
  readonly onChosen?: () => void
}

/** Whether a group is open: as the user left it; by default if it contains the current page. */
const useOpen = ({ name, active, open: always = false }: NavEntry): readonly [boolean, () => void] => {
  const [chosen, choose] = useStore<boolean | undefined>(`menu.${name}`)
  const open = chosen ?? (always || active !== undefined)
  return [open, () => choose(!open)]
}

const Group = ({ entry, onChosen }: GroupProps & { readonly entry: NavEntry }) => {
  const id = useId()
  const label = useLabel()(entry.label)
  const [open, toggle] = useOpen(entry)
  const icon = entry.icon ?? entry.items[0]?.icon
  return (
    <li>
      <button
        type="button"
        className="nav-line"
        onClick={toggle}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-active={entry.active !== undefined && !open}
      >
        {icon && <NavIcon icon={icon} />}
        <span className="nav-text">{label}</span>
        <ExpandMore className="nav-chevron" />
      </button>
      <Collapse in={open} unmountOnExit>
        <NavItems id={id} className="nav-children">
          {entry.items.map((item) => (
            <NavLink key={item.to} item={item} active={item === entry.active} onChosen={onChosen} />
          ))}
        </NavItems>
      </Collapse>
    </li>
  )
}

const Line = ({ entry, onChosen }: GroupProps & { readonly entry: NavEntry }) => {
  const [first] = entry.items
  if (entry.items.length > 1) return <Group entry={entry} onChosen={onChosen} />
  return first && <NavLink item={first} active={first === entry.active} onChosen={onChosen} />
}

/** The menu with icons and labels. */
export const FullNav = ({ onChosen }: GroupProps) => (
  <NavList>
    {useNavEntries().map((entry) => (
      <Fragment key={entry.name}>
        <NavCaption entry={entry} />
        <Line entry={entry} onChosen={onChosen} />
      </Fragment>
    ))}
  </NavList>
)
