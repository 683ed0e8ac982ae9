import ExpandMore from '@mui/icons-material/ExpandMore'
import { LinkBase, useLocaleState, useTranslate } from 'react-admin'
import { useLabel } from '../useNavigation.ts'
import { type NavEntry, useNavEntries } from './entries.ts'
import { NavFlyout } from './NavFlyout.tsx'
import { NavItems } from './NavItems.tsx'
import { useFlyout } from './useFlyout.ts'
import { useOverflow } from './useOverflow.ts'

const Heading = ({ label, entries }: { readonly label: string; readonly entries: readonly NavEntry[] }) => {
  const { button, flyout } = useFlyout()
  return (
    <li>
      <button type="button" className="nav-line" data-active={entries.some(({ active }) => active !== undefined)} {...button}>
        {label}
        <ExpandMore className="nav-chevron" />
      </button>
      <NavFlyout {...flyout} below label={label} entries={entries} />
    </li>
  )
}

const Entry = ({ entry }: { readonly entry: NavEntry }) => {
  const label = useLabel()(entry.label)
  const [first] = entry.items
  if (entry.items.length > 1) return <Heading label={label} entries={[entry]} />
  if (!first) return null
  return (
    <li>
      <LinkBase to={first.to} className="nav-line" aria-current={first === entry.active ? 'page' : undefined}>
        {label}
      </LinkBase>
    </li>
  )
}

/** The menu in one line; a button at its end opens the items that don't fit. */
export const BarNav = () => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const entries = useNavEntries()
  const [line, fitting] = useOverflow(entries.length, [locale, ...entries.map(({ name }) => name)].join())
  const rest = entries.slice(fitting)
  return (
    <nav aria-label={translate('app.shell.mainMenu')}>
      <NavItems ref={line} className="nav-bar">
        {entries.slice(0, fitting).map((entry) => (
          <Entry key={entry.name} entry={entry} />
        ))}
        {rest.length > 0 && <Heading label={translate('app.shell.more')} entries={rest} />}
      </NavItems>
    </nav>
  )
}
