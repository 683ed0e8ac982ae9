import type { Identifier } from 'react-admin'
import { swallowClick } from '../../../ui/swallowClick.ts'
import { idsBetween } from './rows.ts'

interface Ticks {
  readonly selectedIds: readonly Identifier[]
  readonly onSelect: (ids: Identifier[]) => void
}

const rowAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.hub-head-sticks tbody tr[data-id]') : null

const isBox = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.hub-head-sticks tbody .MuiTableCell-paddingCheckbox') !== null

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
