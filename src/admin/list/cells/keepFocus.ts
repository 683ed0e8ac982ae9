import { positionOf } from '../endless/position.ts'
import { rowsOf } from './cellPlaces.ts'

/** The row with the focus, and where it is among the rows that are loaded. */
interface Kept {
  readonly row: HTMLTableRowElement
  readonly target: HTMLElement
  readonly at: number
}

export const isInWindow = (row: Element): boolean => {
  const { top, bottom } = row.getBoundingClientRect()
  return bottom >= 0 && top <= innerHeight
}

/** The row that is now where another one was. Rows that were scrolled out of a list without an end have left no place. */
const rowAtPlaceOf = (rows: readonly HTMLTableRowElement[], { row, at }: Kept): HTMLTableRowElement | undefined => {
  const position = positionOf(row)
  const last = rows.at(-1)
  if (position === undefined) return rows[at] ?? last
  return rows.find((each) => positionOf(each) === position) ?? (positionOf(last) === position - 1 ? last : undefined)
}

/**
 * Calls `restore` if the row with the focus leaves the table, because a value that sorts or filters it was changed or its record was deleted: with the row that has
 * taken its place and what had the focus. Without it, the next key would begin at the first row.
 */
export const keepFocus = (root: HTMLElement, restore: (row: HTMLTableRowElement, lost: HTMLElement) => void, signal: AbortSignal): void => {
  let kept: Kept | undefined
  const keep = (target: EventTarget | null) => {
    const row = target instanceof HTMLElement && root.contains(target) ? target.closest<HTMLTableRowElement>('tr[data-id]') : null
    kept = row && target instanceof HTMLElement ? { row, target, at: rowsOf(root).indexOf(row) } : undefined
  }
  keep(document.activeElement)
  document.addEventListener('focusin', ({ target }) => keep(target), { signal })
  // A press beside everything takes the focus to nothing; the row is still there.
  const leave = () => {
    if (kept?.row.isConnected && document.activeElement === document.body && kept.target.isConnected) kept = undefined
  }
  document.addEventListener('focusout', () => queueMicrotask(leave), { signal })
  const observer = new MutationObserver((changes) => {
    if (!kept || !changes.some(({ target }) => target instanceof HTMLTableSectionElement)) return
    const rows = rowsOf(root)
    if (kept.row.isConnected) kept = { ...kept, at: rows.indexOf(kept.row) }
    else if (document.activeElement === document.body) {
      const row = rowAtPlaceOf(rows, kept)
      if (row && isInWindow(row)) restore(row, kept.target)
    }
  })
  observer.observe(root, { childList: true, subtree: true })
  signal.addEventListener('abort', () => observer.disconnect())
}
