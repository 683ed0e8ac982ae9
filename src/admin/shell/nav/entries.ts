import Home from '@mui/icons-material/HomeOutlined'
import { useLocation } from 'react-admin'
import { menuLabel, type NavGroup, type NavItem } from '../navigation.ts'
import { useNavigation } from '../useNavigation.ts'

const HOME: NavItem = { label: menuLabel('home'), to: '/home', icon: Home }

const viewOf = (search: string | undefined) => new URLSearchParams(search).get('view')

/** Whether the page is that of the item, or below it; of a view it is the list with this view. */
const leadsTo = ({ pathname, search }: { readonly pathname: string; readonly search: string }, { to }: NavItem): boolean => {
  const [path, query] = to.split('?')
  if (query !== undefined) return pathname === path && viewOf(search) === viewOf(query)
  return pathname === path || pathname.startsWith(`${path}/`)
}

export interface NavEntry extends NavGroup {
  /** The item of the current page. */
  readonly active: NavItem | undefined
  /** Whether it is the first of its section. */
  readonly begins: boolean
}

/** The main menu, Home first. Of several items that match the current page the most specific one is active. */
export const useNavEntries = (): readonly NavEntry[] => {
  const location = useLocation()
  const groups: readonly NavGroup[] = [{ name: 'home', label: HOME.label, items: [HOME] }, ...useNavigation().main]
  const fitting = groups.flatMap(({ items }) => items).filter((item) => leadsTo(location, item))
  const nearest = fitting.toSorted((one, other) => other.to.length - one.to.length)[0]
  return groups
    .filter(({ items }) => items.length > 0)
    .map((group, at, all) => ({
      ...group,
      active: group.items.find((item) => item === nearest),
      begins: group.section !== undefined && group.section.key !== all[at - 1]?.section?.key,
    }))
}
