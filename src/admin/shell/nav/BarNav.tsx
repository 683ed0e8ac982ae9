import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box } from '@mui/material'
import { LinkBase, useLocaleState, useTranslate } from 'react-admin'
import { useLabel } from '../useNavigation.ts'
import { type NavEntry, useNavEntries } from './entries.ts'
import { NavFlyout } from './NavFlyout.tsx'
import { NavItems } from './NavItems.tsx'
import { LINE } from './NavLink.tsx'
import { useFitting } from './useFitting.ts'
import { useFlyout } from './useFlyout.ts'

const ITEM = {
  ...LINE,
  width: 'auto',
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

const PLACE = { flexShrink: 0 } as const

const LINE_OF_ITEMS = { flexDirection: 'row', gap: 0, overflow: 'hidden' } as const

const Heading = ({ label, items, active }: Pick<NavEntry, 'items' | 'active'> & { readonly label: string }) => {
  const { button, flyout } = useFlyout()
  return (
    <Box component="li" sx={PLACE}>
      <Box component="button" type="button" data-active={active !== undefined} {...button} sx={ITEM}>
        {label}
        <ExpandMore />
      </Box>
      <NavFlyout {...flyout} below label={label} items={items} active={active} />
    </Box>
  )
}

const Entry = ({ entry }: { readonly entry: NavEntry }) => {
  const label = useLabel()(entry.label)
  const [first] = entry.items
  if (entry.items.length > 1) return <Heading label={label} items={entry.items} active={entry.active} />
  if (!first) return null
  return (
    <Box component="li" sx={PLACE}>
      <Box component={LinkBase} to={first.to} aria-current={first === entry.active ? 'page' : undefined} sx={ITEM}>
        {label}
      </Box>
    </Box>
  )
}

/** The menu in one line; what does not fit opens at its end. */
export const BarNav = () => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const entries = useNavEntries()
  const [line, fitting] = useFitting(entries.length, [locale, ...entries.map(({ name }) => name)].join())
  const rest = entries.slice(fitting)
  return (
    <Box component="nav" aria-label={translate('app.shell.mainMenu')}>
      <NavItems ref={line} sx={LINE_OF_ITEMS}>
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
      </NavItems>
    </Box>
  )
}
