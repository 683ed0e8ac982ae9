import { useState } from 'react'
import { useStore } from 'react-admin'
import type { Density } from '../../../model/lists/viewState.ts'
import { useEntity, useReadable } from '../../adminContext.tsx'
import { orderedColumns, reordered } from '../table/columns.ts'
import { changedLayout, useLayout } from '../table/useLayout.ts'
import { columnsKey, useSavedView, useViewId } from '../views/savedViews.ts'
import { type ColumnChoice, moved, widthWithin, withPin } from './columnChoice.ts'
import { headingsIn, tableOf, widthsIn } from './headings.ts'

/** Change of a width by a button in CSS pixels. */
const STEP = 24

/** The columns of the list, and what changes them. The table that is shown says which columns fit, and how wide they are. */
export const useColumnChoice = () => {
  const entity = useEntity()
  const view = useViewId()
  const columns = useSavedView(view).data?.state.columns ?? entity.columns
  const readable = useReadable(entity.fields)
  const key = columnsKey(entity.id, view)
  const [hidden, setHidden] = useStore<readonly string[] | undefined>(key)
  const [ranks, setRanks] = useStore<readonly number[] | undefined>(`${key}_columnRanks`)
  const [layout, setLayout] = useLayout()
  const shown = () => headingsIn(tableOf(key) ?? document.createElement('table'))
  const [fitting] = useState(() => shown().map(({ name }) => name))
  const names = orderedColumns({ columns }, readable).map(({ name }) => name)
  const unchanged = fitting.length > 0 ? fitting : columns
  const choice: ColumnChoice = {
    order: reordered(names, ranks),
    visible: new Set(hidden ? names.filter((name) => !hidden.includes(name)) : unchanged),
    pinned: layout.pinned ?? 1,
  }
  const chosen = () => ({ ...widthsIn(shown()), ...layout.widths })
  const { widths, density = 'normal' } = layout
  const change = (changes: typeof layout) => setLayout(changedLayout(layout, changes))
  const reorder = (order: readonly string[]) => setRanks(order.map((name) => names.indexOf(name)))
  return {
    choice,
    density,
    isChanged: hidden !== undefined || ranks !== undefined || widths !== undefined || choice.pinned > 1 || density !== 'normal',
    toggle: (name: string) => setHidden(names.filter((one) => (one === name ? choice.visible.has(one) : !choice.visible.has(one)))),
    move: (name: string, to: string) => reorder(moved(choice.order, name, to)),
    pin: (name: string) => {
      const next = withPin(choice, name)
      reorder(next.order)
      change({ widths: chosen(), pinned: next.pinned })
    },
    widen: (name: string, by: 1 | -1) => {
      const known = chosen()
      change({ widths: { ...known, [name]: widthWithin((known[name] ?? 0) + by * STEP) } })
    },
    setDensity: (to: Density) => change({ density: to }),
    reset: () => {
      setHidden(undefined)
      setRanks(undefined)
      setLayout({})
    },
  }
}
