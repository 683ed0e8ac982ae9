import { useLayoutEffect, useState } from 'react'
import { type Corners, cellsIn, rangeIn, type TableRange } from '../cellPlaces.ts'

type Cell = HTMLTableCellElement

const ATTRIBUTES = { role: 'gridcell', 'aria-selected': 'true', 'data-ranged': '' }

/** Marks cells until the returned function is called. */
const mark = (cells: readonly Cell[]) => {
  for (const cell of cells) for (const [name, value] of Object.entries(ATTRIBUTES)) cell.setAttribute(name, value)
  return () => {
    for (const cell of cells) for (const name of ['aria-selected', 'data-ranged']) cell.removeAttribute(name)
  }
}

const isSingle = ({ range: { top, bottom, left, right } }: TableRange): boolean => top === bottom && left === right

/** The selected cells of a table. Several are marked as selected. */
export const useRangeSelection = (rootOf: () => HTMLElement | null) => {
  const [corners, setCorners] = useState<Corners>()
  const rangeOf = (): TableRange | undefined => {
    const root = rootOf()
    return root && corners ? rangeIn(root, corners) : undefined
  }
  const table = rangeOf()
  const several = table !== undefined && !isSingle(table)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cells follow from the corners
  useLayoutEffect(() => {
    const root = rootOf()
    if (!root || !table || !several) return undefined
    root.querySelector('table')?.setAttribute('aria-multiselectable', 'true')
    const markNow = () => {
      const range = rangeOf()
      return mark(range ? cellsIn(root, range.range).flat() : [])
    }
    let unmark = markNow()
    // Rows lose their cells when they leave the window, and get new ones when they come back.
    const observer = new MutationObserver((changes) => {
      if (!changes.some(({ target }) => target instanceof HTMLTableRowElement || target instanceof HTMLTableSectionElement)) return
      unmark()
      unmark = markNow()
    })
    observer.observe(root, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      unmark()
    }
  }, [corners])
  return { corners, several, rangeOf, setCorners }
}
