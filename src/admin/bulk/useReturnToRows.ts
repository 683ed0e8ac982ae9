import { useEffect, useRef } from 'react'
import type { Identifier } from 'react-admin'
import { isInWindow } from '../list/cells/keepFocus.ts'
import { listRows } from '../list/keys/rows.ts'

/** Milliseconds within which the rows come that the action has left. */
const LONG = 5_000

interface Place {
  /** Ids of the selected records, in the order of their ticks. */
  readonly selected: readonly string[]
  /** Ids of all rows, in theirs. */
  readonly rows: readonly string[]
}

/** The rows that are there, by the ids of their records. */
const rowsById = () => new Map(listRows().map((row) => [row.dataset.id, row]))

/** The row that was ticked last, if the user sees it, else the first ticked one. */
const startOf = ({ selected, rows }: Place): string | undefined => {
  const last = selected.at(-1)
  const row = rowsById().get(last)
  return row && !isInWindow(row) ? rows.find((id) => selected.includes(id)) : last
}

/** Keeps a lost focus at a place of the list, also when its row goes, until the user presses a key or the pointer. */
const stayAt = (place: Place): void => {
  const { rows } = place
  const at = rows.indexOf(startOf(place) ?? '')
  const list = listRows()[0]?.closest('.hub-head-sticks')
  if (at < 0 || !list) return
  const nearest = [...rows.slice(at), ...rows.slice(0, at).reverse()]
  let own: Element = document.body
  const go = () => {
    // What has taken the focus meanwhile keeps it, also by other means than keys and the pointer.
    if (document.activeElement !== document.body && document.activeElement !== own) return
    const shown = rowsById()
    const id = nearest.find((one) => shown.has(one))
    const row = id === undefined ? [...shown.values()][Math.min(at, shown.size - 1)] : shown.get(id)
    if (row !== document.activeElement) row?.focus({ preventScroll: true })
    own = document.activeElement ?? document.body
  }
  go()
  const observer = new MutationObserver(go)
  observer.observe(list, { childList: true, subtree: true })
  const ending = new AbortController()
  const { signal } = ending
  for (const action of ['keydown', 'pointerdown']) addEventListener(action, () => ending.abort(), { signal, capture: true })
  const timer = setTimeout(() => ending.abort(), LONG)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
  })
}

/**
 * Call in the bar of the selected records: when it closes with the focus, after an action on them, the focus goes to where they were in the list, to the next
 * row if they are gone. The next key would otherwise begin at the first row.
 */
export const useReturnToRows = (selectedIds: readonly Identifier[]): void => {
  const place = useRef<Place>(undefined)
  useEffect(() => {
    const selected = selectedIds.map(String)
    const rows = listRows().flatMap(({ dataset }) => dataset.id ?? [])
    if (rows.some((id) => selected.includes(id))) place.current = { selected, rows }
  })
  useEffect(() => () => place.current && stayAt(place.current), [])
}
