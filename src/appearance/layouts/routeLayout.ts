import type { AppearanceSettings, LayoutType } from '../theme/settings.ts'

type Layout = AppearanceSettings['layout']

/**
 * The stored layout once a page asks for one of its own, or no longer does (`wanted` undefined): the one before is remembered in `previousType`
 * and comes back. The same object where nothing changes. Source: specification, section 2.
 */
export const withRouteLayout = (layout: Layout, wanted: LayoutType | undefined): Layout => {
  const { type, previousType } = layout
  if (wanted === undefined) return previousType === '' ? layout : { ...layout, type: previousType, previousType: '' }
  return type === wanted ? layout : { ...layout, type: wanted, previousType: previousType === '' ? type : previousType }
}

/** The stored layout after the user has chosen one: the former one is discarded. */
export const withChosenLayout = (layout: Layout, type: LayoutType): Layout => ({ ...layout, type, previousType: '' })
