import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useAdmin } from '../adminContext.tsx'
import { type Label, type Navigation, schemaNavigation } from './navigation.ts'

/** The ways that the product declares, else those that its schemas make. */
export const useNavigation = (): Navigation => {
  const { model, subject, navigation } = useAdmin()
  return useMemo(() => navigation ?? schemaNavigation(model, subject), [navigation, model, subject])
}

/** What the menus call the page that they lead to at an address: its title is no other. Undefined where no item leads there. */
export const useNameOfPlace = (pathname: string): string | undefined => {
  const { main, user, pages } = useNavigation()
  const labelOf = useLabel()
  const item = [...main.flatMap(({ items }) => items), ...pages, ...user].find(({ to }) => to === pathname)
  return item && labelOf(item.label)
}

/** Names of lists are plurals. */
export const useLabel = (): ((label: Label) => string) => {
  const translate = useTranslate()
  return ({ key, fallback }) => translate(key, { smart_count: 2, _: fallback })
}
