import { Box, Tooltip } from '@mui/material'
import { NavIcon } from '../NavIcon.tsx'
import { useLabel } from '../useNavigation.ts'
import { type NavEntry, useNavEntries } from './entries.ts'
import { NavFlyout } from './NavFlyout.tsx'
import { LINE, NavLink } from './NavLink.tsx'
import { NavList } from './NavList.tsx'
import { useFlyout } from './useFlyout.ts'

const HEADING = { ...LINE, justifyContent: 'center', px: 0, minHeight: 44 } as const

const Heading = ({ entry }: { readonly entry: NavEntry }) => {
  const label = useLabel()(entry.label)
  const { button, flyout } = useFlyout()
  const [first] = entry.items
  return (
    <li>
      <Tooltip title={label} placement="right">
        <Box
          component="button"
          type="button"
          aria-label={label}
          {...button}
          sx={[
            HEADING,
            entry.active !== undefined && {
              background: 'linear-gradient(var(--primary-subtle), var(--primary-subtle)), var(--paper)',
              color: 'primary.main',
            },
          ]}
        >
          {first && <NavIcon icon={first.icon} />}
        </Box>
      </Tooltip>
      <NavFlyout {...flyout} label={label} items={entry.items} active={entry.active} />
    </li>
  )
}

/** The menu as icons; what belongs to one opens beside it. */
export const RailNav = () => (
  <NavList>
    {useNavEntries().map((entry) => {
      const [first] = entry.items
      if (entry.items.length > 1) return <Heading key={entry.name} entry={entry} />
      return first && <NavLink key={entry.name} item={first} active={first === entry.active} short />
    })}
  </NavList>
)
