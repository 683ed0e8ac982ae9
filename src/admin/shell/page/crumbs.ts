import type { Label, NavGroup, NavItem, Navigation } from '../navigation.ts'

/** One step of the way to a page; without `to` it leads nowhere by itself. */
export interface Crumb {
  readonly label: Label
  readonly to?: string
}

export const HOME: Crumb = { label: { key: 'app.menu.home', fallback: 'Home' }, to: '/home' }

const START: ReadonlySet<string> = new Set(['/', '/home', '/Dashboard'])

const leadsTo = (pathname: string, { to }: NavItem): boolean => pathname === to || pathname.startsWith(`${to}/`)

interface Place {
  readonly group?: NavGroup
  readonly item: NavItem
}

/** The item of the menus that a page belongs to: the one that names most of its address, the main menu's before the others'. */
const placeOf = (pathname: string, { main, user, pages }: Navigation): Place | undefined => {
  const places: readonly Place[] = [
    ...main.flatMap((group) => group.items.map((item) => ({ group, item }))),
    ...[...pages, ...user].map((item) => ({ item })),
  ]
  return places
    .filter(({ item }) => leadsTo(pathname, item))
    .toSorted((one, other) => other.item.to.length - one.item.to.length)
    .at(0)
}

/** The way from the start page to a page, which itself is its title and not a part of it. Nothing on the start page. */
export const crumbsTo = (pathname: string, navigation: Navigation): readonly Crumb[] => {
  if (START.has(pathname)) return []
  const place = placeOf(pathname, navigation)
  if (!place) return [HOME]
  const { group, item } = place
  return [
    HOME,
    ...(group && group.items.length > 1 ? [{ label: group.label }] : []),
    ...(pathname === item.to ? [] : [{ label: item.label, to: item.to }]),
  ]
}
