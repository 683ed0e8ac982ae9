import type { Label, NavGroup, NavItem, Navigation } from '../navigation.ts'

/** One breadcrumb; without `to` it is not a link. */
export interface Crumb {
  readonly label: Label
  readonly to?: string
  /** Whether it is the current page. */
  readonly here?: true
}

const HOME: Crumb = { label: { key: 'app.menu.home', fallback: 'Home' }, to: '/home' }

const START: ReadonlySet<string> = new Set(['/', '/home', '/Dashboard'])

const leadsTo = (pathname: string, { to }: NavItem): boolean => pathname === to || pathname.startsWith(`${to}/`)

interface Place {
  readonly group?: NavGroup
  readonly item: NavItem
}

/** The menu item of a page: the longest match of its address; the main menu comes before the others. */
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

const ACTIONS: Readonly<Record<'show' | 'edit', Label>> = {
  show: { key: 'ra.action.show', fallback: 'Show' },
  edit: { key: 'ra.action.edit', fallback: 'Edit' },
}

/** Matches react-admin locations of entities, whose ids start with a letter; other pages don't. */
const ENTITY = /^\/[A-Za-z]/

/** Action of a page below a list: `create`, `<id>/show`, or `<id>`. */
const actionOf = (pathname: string, entity: string): Label | undefined => {
  const [first, second, ...more] = pathname.slice(entity.length + 1).split('/')
  if (more.length > 0) return undefined
  if (second === undefined) return first === 'create' ? { key: `resources.${entity.slice(1)}.create`, fallback: 'Create' } : ACTIONS.edit
  return second === 'show' ? ACTIONS.show : undefined
}

/** Breadcrumbs of a page; empty on the start page. */
export const crumbsTo = (pathname: string, navigation: Navigation): readonly Crumb[] => {
  if (START.has(pathname)) return []
  const place = placeOf(pathname, navigation)
  if (!place) return [HOME]
  const { group, item } = place
  const heading = group && group.items.length > 1 && group.label.key !== item.label.key ? [{ label: group.label }] : []
  const way = [HOME, ...heading]
  if (pathname === item.to) return [...way, { label: item.label, here: true }]
  const action = ENTITY.test(item.to) ? actionOf(pathname, item.to) : undefined
  return [...way, { label: item.label, to: item.to }, ...(action ? [{ label: action, here: true } as const] : [])]
}
