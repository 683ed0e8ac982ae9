import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { type AdminContextValue, useAdmin } from '../adminContext.tsx'
import { type Label, type Navigation, schemaNavigation } from './navigation.ts'

type MoreItems = ReturnType<NonNullable<AdminContextValue['useMenuItems']>>

const NONE: MoreItems = {}
const noItems = (): MoreItems => NONE

const withItems = (navigation: Navigation, more: MoreItems): Navigation =>
  more === NONE
    ? navigation
    : { ...navigation, main: navigation.main.map((group) => ({ ...group, items: [...group.items, ...(more[group.name] ?? [])] })) }

/** The product's menus, else those made from the schemas, with the items that are data. */
export const useNavigation = (): Navigation => {
  const { model, subject, navigation, useMenuItems = noItems } = useAdmin()
  const more = useMenuItems()
  const menus = useMemo(() => navigation ?? schemaNavigation(model, subject), [navigation, model, subject])
  return useMemo(() => withItems(menus, more), [menus, more])
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
  return ({ key, fallback }) => translate(key, { smart_count: 2, _: fallback })
}
