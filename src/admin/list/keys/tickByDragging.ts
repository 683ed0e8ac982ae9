import type { Identifier } from 'react-admin'
import { swallowClick } from '../../../ui/swallowClick.ts'
import { listRows } from './rows.ts'

interface Ticks {
  readonly selectedIds: readonly Identifier[]
  readonly onSelect: (ids: Identifier[]) => void
}

const rowAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.hub-head-sticks tbody tr[data-id]') : null

const isBox = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.hub-head-sticks tbody .MuiTableCell-paddingCheckbox') !== null

/** The rows between two, both included; none if one is no longer there. */
const idsBetween = (one: HTMLElement, other: HTMLElement): readonly string[] => {
  const rows = listRows()
  const [from = -1, to = -1] = [one, other].map((row) => rows.indexOf(row)).sort((a, b) => a - b)
  return from < 0 ? [] : rows.slice(from, to + 1).flatMap(({ dataset }) => dataset.id ?? [])
}

/** Dragging the mouse from the box of a row over others gives all of them the state that a click would give the first; going back gives theirs back. */
export const tickByDragging = (ticksOf: () => Ticks, signal: AbortSignal): void => {
  let from: HTMLElement | null = null
  let before: readonly Identifier[] = []
  let dragging = false
  const begin = ({ target, button, shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    dragging = false
    before = ticksOf().selectedIds
    from = button === 0 && !shiftKey && !ctrlKey && !metaKey && isBox(target) ? rowAt(target) : null
  }
  const drag = ({ target, buttons }: MouseEvent) => {
    const to = rowAt(target)
    if (!from || !to || buttons !== 1 || (to === from && !dragging)) return
    dragging = true
    getSelection()?.removeAllRanges()
    const ids = idsBetween(from, to)
    const ticked = before.some((id) => String(id) === from?.dataset.id)
    const others = before.filter((id) => !ids.includes(String(id)))
    ticksOf().onSelect(ticked ? others : [...others, ...ids])
  }
  const end = () => {
    if (dragging) swallowClick(signal)
    dragging = false
    from = null
  }
  document.addEventListener('mousedown', begin, { signal })
  document.addEventListener('mouseover', drag, { signal })
  document.addEventListener('mouseup', end, { signal })
}
