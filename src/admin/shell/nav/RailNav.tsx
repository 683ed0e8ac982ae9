import { Fragment } from 'react'
import { NavIcon } from '../NavIcon.tsx'
import { useLabel } from '../useNavigation.ts'
import { type NavEntry, useNavEntries } from './entries.ts'
import { NavCaption } from './NavCaption.tsx'
import { NavFlyout } from './NavFlyout.tsx'
import { NavLink } from './NavLink.tsx'
import { NavList } from './NavList.tsx'
import { NavTooltip } from './NavTooltip.tsx'
import { useFlyout } from './useFlyout.ts'

const Heading = ({ entry }: { readonly entry: NavEntry }) => {
  const label = useLabel()(entry.label)
  const { button, flyout } = useFlyout()
  const icon = entry.icon ?? entry.items[0]?.icon
  return (
    <li>
      <NavTooltip title={label}>
        <button type="button" className="nav-line" aria-label={label} data-active={entry.active !== undefined} {...button}>
          {icon && <NavIcon icon={icon} />}
        </button>
      </NavTooltip>
      <NavFlyout {...flyout} label={label} entries={[entry]} />
    </li>
  )
}

const Line = ({ entry }: { readonly entry: NavEntry }) => {
  const [first] = entry.items
  if (entry.items.length > 1) return <Heading entry={entry} />
  return first && <NavLink item={first} active={first === entry.active} short />
}

/** The menu as icons; groups open in flyouts. */
export const RailNav = () => (
  <NavList className="nav-rail">
    {useNavEntries().map((entry) => (
      <Fragment key={entry.name}>
        <NavCaption entry={entry} />
        <Line entry={entry} />
      </Fragment>
    ))}
  </NavList>
)
