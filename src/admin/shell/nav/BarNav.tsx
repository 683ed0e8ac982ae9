import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box } from '@mui/material'
import { useState } from 'react'
import { LinkBase, useLocaleState, useTranslate } from 'react-admin'
import { useLabel } from '../useNavigation.ts'
import { type NavEntry, useNavEntries } from './entries.ts'
import { NavFlyout } from './NavFlyout.tsx'
import { LINE } from './NavLink.tsx'
import { useFitting } from './useFitting.ts'

const ITEM = {
  ...LINE,
  width: 'auto',
  flexShrink: 0,
  gap: 0.25,
  whiteSpace: 'nowrap',
  borderRadius: 0,
  minHeight: 48,
  '&:hover': { color: 'text.primary' },
  '&::after': { content: '""', position: 'absolute', insetInline: 10, bottom: 0, height: 2.5, borderRadius: 2 },
  '&[aria-current], &[data-active=true]': { color: 'primary.main', background: 'none', fontWeight: 600 },
  '&[aria-current]::after, &[data-active=true]::after': { backgroundColor: 'primary.main' },
  '& .MuiSvgIcon-root': { fontSize: '1.125rem' },
} as const

const Heading = ({ label, items, active }: Pick<NavEntry, 'items' | 'active'> & { readonly label: string }) => {
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <Box
        component="button"
        type="button"
        role="menuitem"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        data-active={active !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={ITEM}
      >
        {label}
        <ExpandMore />
      </Box>
      <NavFlyout below items={items} active={active} anchor={anchor} onClose={() => setAnchor(undefined)} />
    </>
  )
}

const Entry = ({ entry }: { readonly entry: NavEntry }) => {
  const label = useLabel()(entry.label)
  const [first] = entry.items
  if (entry.items.length > 1) return <Heading label={label} items={entry.items} active={entry.active} />
  if (!first) return null
  return (
    <Box
      component={LinkBase}
      to={first.to}
      role="menuitem"
      tabIndex={0}
      aria-current={first === entry.active ? 'page' : undefined}
      sx={ITEM}
    >
      {label}
    </Box>
  )
}

/** The menu in one line; what does not fit opens at its end. */
export const BarNav = () => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const entries = useNavEntries()
  const [line, fitting] = useFitting(entries.length, locale)
  const rest = entries.slice(fitting)
  return (
    <Box component="nav" aria-label={translate('app.shell.mainMenu')}>
      <Box
        ref={line}
        role="menu"
        aria-orientation="horizontal"
        aria-label={translate('app.shell.mainMenu')}
        sx={{ display: 'flex', overflow: 'hidden' }}
      >
        {entries.slice(0, fitting).map((entry) => (
          <Entry key={entry.name} entry={entry} />
        ))}
        {rest.length > 0 && (
          <Heading
            label={translate('app.shell.more')}
            items={rest.flatMap(({ items }) => items)}
            active={rest.find(({ active }) => active !== undefined)?.active}
          />
        )}
      </Box>
    </Box>
  )
}
