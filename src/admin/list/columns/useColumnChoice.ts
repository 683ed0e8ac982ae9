import { useState } from 'react'
import type { Density } from '../../../model/lists/viewState.ts'
import { useCardOffer } from '../cards/useCardFields.ts'
import { changedLayout, useLayout } from '../table/useLayout.ts'
import { type ColumnChoice, moved, widthWithin, withPin } from './columnChoice.ts'
import { headingsIn, tableOf, widthsIn } from './headings.ts'
import { useStoredChoice, useTableOffer } from './storedChoice.ts'

/** Change of a width by a button in CSS pixels. */
const STEP = 24

/**
 * The columns of the list or the fields on its cards, and what changes them. The table that is shown says which columns fit, and how wide they are.
 */
export const useColumnChoice = (cards: boolean) => {
  const [onTable, onCards] = [useTableOffer(), useCardOffer()]
  const offer = cards ? onCards : onTable
  const { key, columns } = offer
  const { hidden, setHidden, setRanks, names, order, isOwn } = useStoredChoice(offer)
  const [layout, setLayout] = useLayout()
  const shown = () => headingsIn(tableOf(key) ?? document.createElement('table'))
  const [fitting] = useState(() => shown().map(({ name }) => name))
  const unchanged = fitting.length > 0 ? fitting : columns
  const choice: ColumnChoice = {
    order,
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
    isChanged: isOwn || (!cards && (widths !== undefined || choice.pinned > 1 || density !== 'normal')),
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
      if (!cards) setLayout({})
    },
  }
}
