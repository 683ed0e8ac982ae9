import { allRows, cellsOf, endRow } from './cellPlaces.ts'

/** Calls `attempt` now and after each change within the element until it answers true; the next key or press of the user ends it. */
const untilDone = (element: Element, attempt: () => boolean): void => {
  if (attempt()) return
  const ending = new AbortController()
  const { signal } = ending
  const observer = new MutationObserver(() => {
    if (attempt()) ending.abort()
  })
  observer.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-rowindex'] })
  signal.addEventListener('abort', () => observer.disconnect())
  // In the next task: the present key is still under way.
  setTimeout(() => {
    for (const type of ['keydown', 'pointerdown', 'wheel']) document.addEventListener(type, () => ending.abort(), { signal, capture: true })
  })
}

/** Calls back once the row has its cells; rows that are far from the window have none. */
export const withCells = (row: HTMLTableRowElement, then: (cells: readonly HTMLTableCellElement[]) => void): void => {
  if (cellsOf(row).length === 0) row.scrollIntoView?.({ block: 'nearest' })
  untilDone(row, () => {
    const cells = cellsOf(row)
    if (cells.length > 0) then(cells)
    return cells.length > 0
  })
}

/**
 * Calls back with the first or last row of a list without an end, which is scrolled there. The page of that row is fetched as when the user scrolls.
 * @param root of the table; beside it are the spaces for rows that are not loaded
 * @param least number of rows that the list has, which the table may not know yet
 */
export const reachEnd = (root: HTMLElement, end: boolean, least: number, then: (row: HTMLTableRowElement) => void): void => {
  const list = root.parentElement ?? root
  let scrolled = false
  untilDone(list, () => {
    if ((allRows(root) ?? 0) < least) return false
    const row = endRow(root, end)
    if (row) then(row)
    else if (!scrolled) list.scrollIntoView?.({ block: end ? 'end' : 'start' })
    scrolled = true
    return row !== undefined
  })
}
