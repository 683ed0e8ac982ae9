/** Milliseconds that a click waits for a second one. */
const DOUBLE = 250

export const CELL = 'td.RaDataTable-rowCell'

/** The cell with the target of an event. */
export const cellWith = (target: EventTarget | null): HTMLTableCellElement | undefined =>
  (target instanceof Element && target.closest<HTMLTableCellElement>(CELL)) || undefined

/** Whether the cell identifies its row. */
export const isFirst = (cell: HTMLTableCellElement): boolean => cell.parentElement?.querySelector(CELL) === cell

/** Not by touch, a pen, a key or a script, nor with a key that opens another window. Some browsers don't name the pointer of a click. */
const isByMouse = (event: MouseEvent): boolean =>
  event.detail > 0 &&
  !(event.ctrlKey || event.metaKey) &&
  !('pointerType' in event && (event.pointerType === 'touch' || event.pointerType === 'pen'))

/** The cell that is clicked with a mouse; undefined for buttons and boxes in it, which act themselves. */
export const clickedCell = (event: MouseEvent): HTMLTableCellElement | undefined =>
  isByMouse(event) && event.target instanceof Element && !event.target.closest('button, input') ? cellWith(event.target) : undefined

/** Keeps a click from opening the record, until no second click has followed; answers the timer. */
export const openLater = (event: MouseEvent, cell: HTMLTableCellElement): ReturnType<typeof setTimeout> | undefined => {
  event.stopPropagation()
  event.preventDefault()
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a') : null
  const opening = link ?? cell.closest('tr')
  return event.detail < 2 ? setTimeout(() => opening?.click(), DOUBLE) : undefined
}
