import { useStore } from 'react-admin'
import type { Density } from '../../../model/lists/viewState.ts'
import { useEntity } from '../../adminContext.tsx'
import { columnsKey, useSavedView, useViewId } from '../views/savedViews.ts'

/** How a table shows its columns, beside their choice and order. */
export interface Layout {
  /** CSS pixels by column; without them columns take the width of their values. */
  readonly widths?: { readonly [column: string]: number }
  /** How many first columns stay while the others scroll; default 1. */
  readonly pinned?: number
  readonly density?: Density
}

/** Where the layout is stored, beside the choice of columns. */
export const layoutKey = (columns: string): string => `${columns}_layout`

const NONE: Layout = {}

/** The layout that the user has chosen, else that of the view; and a function that stores it. */
export const useLayout = (): readonly [Layout, (layout: Layout) => void] => {
  const view = useViewId()
  const [own, store] = useStore<Layout | undefined>(layoutKey(columnsKey(useEntity().id, view)))
  const saved = useSavedView(view).data?.state
  return [own ?? saved ?? NONE, store]
}

/** A layout with some changes, without what else a view's state has. */
export const changedLayout = ({ widths, pinned, density }: Layout, changes: Layout): Layout => ({
  ...(widths && { widths }),
  ...(pinned && { pinned }),
  ...(density && { density }),
  ...changes,
})
