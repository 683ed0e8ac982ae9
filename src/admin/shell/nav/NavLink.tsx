import { memo, useEffect, useRef } from 'react'
import { LinkBase } from 'react-admin'
import { NavIcon } from '../NavIcon.tsx'
import type { NavItem } from '../navigation.ts'
import { useLabel } from '../useNavigation.ts'
import { NavTooltip } from './NavTooltip.tsx'
import { reveal } from './reveal.ts'

interface Props {
  readonly item: NavItem
  readonly active: boolean
  /** Shows the icon only, with the label as a tooltip. */
  readonly short?: boolean
  readonly onChosen?: () => void
}

/** One link of the menu. The current page's link is scrolled into view. Memoized, because a page that opens renders the menu several times. */
export const NavLink = memo(function NavLink({ item, active, short = false, onChosen }: Props) {
  const label = useLabel()(item.label)
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => (active ? reveal(line.current) : undefined), [active])
  const link = (
    <LinkBase
      to={item.to}
      className="nav-line"
      aria-current={active ? 'page' : undefined}
      aria-label={short ? label : undefined}
      onClick={onChosen}
    >
      <NavIcon icon={item.icon} />
      {!short && <span className="nav-text">{label}</span>}
    </LinkBase>
  )
  return <li ref={line}>{short ? <NavTooltip title={label}>{link}</NavTooltip> : link}</li>
})
