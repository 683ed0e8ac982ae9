import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useAdmin } from '../adminContext.tsx'
import { type Label, type Navigation, schemaNavigation } from './navigation.ts'

/** The product's menus, else those made from the schemas. */
export const useNavigation = (): Navigation => {
  const { model, subject, navigation } = useAdmin()
  return useMemo(() => navigation ?? schemaNavigation(model, subject), [navigation, model, subject])
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
