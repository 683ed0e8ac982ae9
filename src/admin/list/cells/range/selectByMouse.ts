import { swallowClick } from '../../../../ui/swallowClick.ts'
import { cellWith } from '../mouseClicks.ts'

type Cell = HTMLTableCellElement

interface Actions {
  readonly select: (from: Cell, to: Cell) => void
  readonly isEditing: boolean
}

/** Dragging the mouse from one cell to another selects those between them. Within a cell it selects its text. */
export const selectByMouse = (root: HTMLElement, actionsOf: () => Actions, signal: AbortSignal): void => {
  let from: Cell | undefined
  let dragging = false
  const begin = (event: MouseEvent) => {
    const { target, button, shiftKey, ctrlKey, metaKey } = event
    const cell = cellWith(target)
    dragging = false
    from = button === 0 && !ctrlKey && !metaKey && !shiftKey && !actionsOf().isEditing ? cell : undefined
    // Else the browser would select the text up to here.
    if (shiftKey && cell) event.preventDefault()
  }
  const drag = ({ target, buttons }: MouseEvent) => {
    const to = cellWith(target)
    if (!from || !to || buttons !== 1 || (to === from && !dragging)) return
    dragging = true
    root.setAttribute('data-selecting', '')
    getSelection()?.removeAllRanges()
    actionsOf().select(from, to)
  }
  const end = () => {
    if (dragging) swallowClick(signal)
    root.removeAttribute('data-selecting')
    from = undefined
    dragging = false
  }
  root.addEventListener('mousedown', begin, { signal })
  root.addEventListener('mouseover', drag, { signal })
  document.addEventListener('mouseup', end, { signal, capture: true })
  // Links of cells would be dragged instead.
  root.addEventListener('dragstart', (event) => from && event.preventDefault(), { signal })
}
