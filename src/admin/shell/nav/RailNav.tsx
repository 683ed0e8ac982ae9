import { Box, Tooltip } from '@mui/material'
import { useState } from 'react'
import { NavIcon } from '../NavIcon.tsx'
import { useLabel } from '../useNavigation.ts'
import { type NavEntry, useNavEntries } from './entries.ts'
import { NavFlyout } from './NavFlyout.tsx'
import { LINE, NavLink } from './NavLink.tsx'
import { NavList } from './NavList.tsx'

const HEADING = { ...LINE, justifyContent: 'center', px: 0, minHeight: 44 } as const

const Heading = ({ entry }: { readonly entry: NavEntry }) => {
  const label = useLabel()(entry.label)
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [first] = entry.items
  return (
    <>
      <Tooltip title={label} placement="right">
        <Box
          component="button"
          type="button"
          role="menuitem"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
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
      <NavFlyout items={entry.items} active={entry.active} anchor={anchor} onClose={() => setAnchor(undefined)} />
    </>
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
