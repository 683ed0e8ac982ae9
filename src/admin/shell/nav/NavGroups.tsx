import { Fragment } from 'react'
import { useLabel } from '../useNavigation.ts'
import type { NavEntry } from './entries.ts'
import { NavItems } from './NavItems.tsx'
import { NavLink } from './NavLink.tsx'

interface Props {
  readonly id?: string
  readonly entries: readonly NavEntry[]
  /** Whether groups with a single entry have a heading too. */
  readonly captions?: boolean
  readonly onChosen?: () => void
}

/** Sorts groups of one item first: they have no heading, and would seem to belong to the group above. */
const singleFirst = (one: NavEntry, other: NavEntry): number => Math.min(one.items.length, 2) - Math.min(other.items.length, 2)

/** Entries with all their items visible; groups of several items have a heading. */
export const NavGroups = ({ id, entries, captions = false, onChosen }: Props) => {
  const labelOf = useLabel()
  const hasCaptions = captions || entries.length > 1
  return (
    <NavItems id={id}>
      {entries.toSorted(singleFirst).map(({ name, label, items, active }) => (
        <Fragment key={name}>
          {hasCaptions && items.length > 1 && <li className="nav-caption">{labelOf(label)}</li>}
          {items.map((item) => (
            <NavLink key={item.to} item={item} active={item === active} onChosen={onChosen} />
          ))}
        </Fragment>
      ))}
    </NavItems>
  )
}
