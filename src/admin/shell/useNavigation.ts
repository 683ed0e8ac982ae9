import BookmarkBorder from '@mui/icons-material/BookmarkBorder'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { type AdminContextValue, useAdmin } from '../adminContext.tsx'
import { useSavedViews, type ViewSummary } from '../list/views/savedViews.ts'
import { type Label, type NavItem, type Navigation, schemaNavigation } from './navigation.ts'

type MoreItems = ReturnType<NonNullable<AdminContextValue['useMenuItems']>>

const NONE: MoreItems = {}
const noItems = (): MoreItems => NONE

const withItems = (navigation: Navigation, more: MoreItems): Navigation =>
  more === NONE
    ? navigation
    : { ...navigation, main: navigation.main.map((group) => ({ ...group, items: [...group.items, ...(more[group.name] ?? [])] })) }

export const viewItem = ({ id, entity, name }: ViewSummary): NavItem => ({
  label: { key: `views ${id}`, fallback: name, given: true },
  to: `/${entity}?${new URLSearchParams({ view: id })}`,
  icon: BookmarkBorder,
})

/** Adds the views that the user has put into the menu, each below its list. */
const withViews = (navigation: Navigation, views: readonly ViewSummary[] = []): Navigation => {
  const pinned = views.filter((view) => view.pinned)
  if (pinned.length === 0) return navigation
  const withOwn = (item: NavItem) => [item, ...pinned.filter(({ entity }) => item.to === `/${entity}`).map(viewItem)]
  return { ...navigation, main: navigation.main.map((group) => ({ ...group, items: group.items.flatMap(withOwn) })) }
}

/** The product's menus, else those made from the schemas, with the items that are data. */
export const useNavigation = (): Navigation => {
  const { model, subject, navigation, useMenuItems = noItems } = useAdmin()
  const more = useMenuItems()
  const menus = useMemo(() => navigation ?? schemaNavigation(model, subject), [navigation, model, subject])
  const { data: views } = useSavedViews()
  return useMemo(() => withViews(withItems(menus, more), views), [menus, more, views])
}

/** Label of the menu item with this address, which is also the page's title. Undefined without such an item. */
export const useNameOfPlace = (pathname: string): string | undefined => {
  const { main, user, pages } = useNavigation()
  const labelOf = useLabel()
  const item = [...main.flatMap(({ items }) => items), ...pages, ...user].find(({ to }) => to === pathname)
  return item && labelOf(item.label)
}

/** Translates a label; names of lists are plurals. */
export const useLabel = (): ((label: Label) => string) => {
  const translate = useTranslate()
  return ({ key, fallback, given }) => (given ? fallback : translate(key, { smart_count: 2, _: fallback }))
}
