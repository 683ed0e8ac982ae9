import { useLayoutEffect, useState } from 'react'
import { useListContext } from 'react-admin'
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

/** The list that is shown, whatever its page: positions of rows are those of another list after a change of its order or filter. */
const useListKey = (): string => {
  const { sort, filterValues, filter, perPage } = useListContext()
  return JSON.stringify([sort, filterValues, filter, perPage])
}

/** The selected cells of a table. Several are marked as selected. */
export const useRangeSelection = (rootOf: () => HTMLElement | null) => {
  const list = useListKey()
  const [selected, select] = useState<{ readonly list: string; readonly corners: Corners }>()
  const corners = selected?.list === list ? selected.corners : undefined
  const setCorners = (next: Corners) => select({ list, corners: next })
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
