import type { AppearanceSettings, LayoutType } from '../theme/settings.ts'

type Layout = AppearanceSettings['layout']

/**
 * The stored layout for a page with its own layout (`wanted`) or without one: the user's layout is kept in `previousType` and restored. The
 * same object if nothing changes. Source: specification, section 2.
 */
export const withRouteLayout = (layout: Layout, routeLayout: LayoutType | undefined): Layout => {
  const { type, previousType } = layout
  if (routeLayout === undefined) return previousType === '' ? layout : { ...layout, type: previousType, previousType: '' }
  return type === routeLayout ? layout : { ...layout, type: routeLayout, previousType: previousType === '' ? type : previousType }
}

/** The stored layout after a choice of the user; discards the previous one. */
export const withChosenLayout = (layout: Layout, type: LayoutType): Layout => ({ ...layout, type, previousType: '' })
