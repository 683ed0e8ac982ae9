import { createContext, useContext, useEffect } from 'react'
import { appearance, changeAppearance, type LayoutType } from '../theme/settings.ts'
import { useAppearanceOf } from '../theme/useAppearance.ts'
import { withRouteLayout } from './routeLayout.ts'

/** Layout of the current page, if it has its own. */
export const RouteLayout = createContext<LayoutType | undefined>(undefined)

/** The active layout. While a page has its own layout, that is stored together with the user's. */
export const useLayoutType = (): LayoutType => {
  const routeLayout = useContext(RouteLayout)
  const type = useAppearanceOf(({ layout }) => layout.type)
  useEffect(() => {
    const before = appearance().layout
    const after = withRouteLayout(before, routeLayout)
    if (after !== before) changeAppearance({ layout: after })
  }, [routeLayout])
  return type
}
