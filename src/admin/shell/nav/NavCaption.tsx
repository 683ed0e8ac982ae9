import { useLabel } from '../useNavigation.ts'
import type { NavEntry } from './entries.ts'

/** Name of a section, above its first entry. */
export const NavCaption = ({ entry: { begins, section } }: { readonly entry: NavEntry }) => {
  const labelOf = useLabel()
  return begins && section ? <li className="nav-caption">{labelOf(section)}</li> : null
}
