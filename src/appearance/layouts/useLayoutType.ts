import { createContext, useContext, useEffect } from 'react'
import { appearance, changeAppearance, type LayoutType } from '../theme/settings.ts'
import { useAppearanceOf } from '../theme/useAppearance.ts'
import { withRouteLayout } from './routeLayout.ts'

/** The layout that the present page asks for, if it asks for one. */
export const RouteLayout = createContext<LayoutType | undefined>(undefined)

/** The layout in force. While a page has one of its own it is stored, and the one before with it. */
export const useLayoutType = (): LayoutType => {
  const wanted = useContext(RouteLayout)
  const type = useAppearanceOf(({ layout }) => layout.type)
  useEffect(() => {
    const before = appearance().layout
    const after = withRouteLayout(before, wanted)
    if (after !== before) changeAppearance({ layout: after })
  }, [wanted])
  return type
}
