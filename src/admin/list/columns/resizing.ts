import { widthWithin } from './columnChoice.ts'
import { type Heading, headingsIn, widthsIn } from './headings.ts'

type Widths = Readonly<Record<string, number>>

/** Distance from an edge in CSS pixels within which it is held. */
const REACH = { mouse: 6, touch: 16 } as const

/** Movement in CSS pixels from which a press is a drag. */
const DRAGS = 3

const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl'

/** The column whose end, in reading direction, is near a point on a heading. Clicks by keys have no point. */
const columnAt = (root: Element, event: MouseEvent) => {
  const { clientX, clientY, target } = event
  if (!(target instanceof Element) || !target.closest('th.RaDataTable-headerCell')) return undefined
  const reach = event instanceof PointerEvent && event.pointerType === 'touch' ? REACH.touch : REACH.mouse
  return headingsIn(root).find(({ cell }) => {
    const { left, right, top, bottom } = cell.getBoundingClientRect()
    const end = isRtl(cell) ? left : right
    return right > left && clientY >= top && clientY <= bottom && Math.abs(clientX - end) <= reach
  })
}

/** Shows widths before they are stored; the last column takes the rest. */
const show = (headings: readonly Heading[], widths: Widths): void => {
  const table = headings[0]?.cell.closest('table')
  if (!table) return
  table.closest('.RaDataTable-root')?.classList.add('hub-fixed')
  table.style.tableLayout = 'fixed'
  for (const { name, cell } of headings.slice(0, -1)) cell.style.width = `${widths[name]}px`
  const before = table.querySelector<HTMLElement>('.MuiTableCell-paddingCheckbox')?.offsetWidth ?? 0
  table.style.width = `max(100%, ${Object.values(widths).reduce((sum, width) => sum + width, before)}px)`
}

/** Width of a column's widest content, with its padding. */
const fittingWidth = (root: Element, { name, cell }: Heading): number => {
  const cells = [...root.querySelectorAll<HTMLElement>(`td.column-${CSS.escape(name)} .hub-value > *`)]
  const label = cell.querySelector<HTMLElement>('.MuiTableSortLabel-root') ?? cell
  const { paddingLeft, paddingRight } = getComputedStyle(cell)
  const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
  return widthWithin(Math.max(label.scrollWidth, ...cells.map(({ scrollWidth }) => scrollWidth)) + padding + 2)
}

/** A click on a heading sorts; the one that ends a drag does not. */
const swallowClick = (root: HTMLElement): void => {
  const swallow = (event: Event) => event.stopPropagation()
  root.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => root.removeEventListener('click', swallow, { capture: true }))
}

/** Follows a pointer from the press on an edge to its release. */
const drag = (root: HTMLElement, column: Heading, pressed: PointerEvent, store: (widths: Widths) => void): void => {
  const headings = headingsIn(root)
  const before = widthsIn(headings)
  const direction = isRtl(column.cell) ? -1 : 1
  const ends = new AbortController()
  let widths: Widths | undefined
  const move = ({ clientX, pointerId }: PointerEvent) => {
    const by = (clientX - pressed.clientX) * direction
    if (pointerId !== pressed.pointerId || (!widths && Math.abs(by) < DRAGS)) return
    widths = { ...before, [column.name]: widthWithin((before[column.name] ?? 0) + by) }
    show(headings, widths)
  }
  const end = ({ pointerId, type }: PointerEvent) => {
    if (pointerId !== pressed.pointerId) return
    ends.abort()
    if (!widths) return
    if (type === 'pointerup') swallowClick(root)
    store(widths)
  }
  for (const type of ['pointerup', 'pointercancel'] as const) window.addEventListener(type, end, { signal: ends.signal })
  window.addEventListener('pointermove', move, { signal: ends.signal })
}

/**
 * Lets the pointer drag the ends of headings, and fits a column to its values at a double click. Listens at the table's root, so that cells need no
 * handles. Returns a function that stops it.
 */
export const watchEdges = (root: HTMLElement, store: (widths: Widths) => void): (() => void) => {
  const ends = new AbortController()
  const { signal } = ends
  let marked: HTMLElement | undefined
  const mark = (cell: HTMLElement | undefined) => {
    if (cell === marked) return
    marked?.removeAttribute('data-edge')
    cell?.setAttribute('data-edge', '')
    marked = cell
  }
  root.addEventListener('pointermove', (event) => event.buttons === 0 && mark(columnAt(root, event)?.cell), { signal })
  root.addEventListener('pointerleave', () => mark(undefined), { signal })
  root.addEventListener(
    'pointerdown',
    (event) => {
      const column = event.isPrimary && event.button === 0 ? columnAt(root, event) : undefined
      if (!column) return
      event.preventDefault()
      drag(root, column, event, store)
    },
    { signal },
  )
  // Else the drag would select text.
  root.addEventListener('mousedown', (event) => columnAt(root, event) && event.preventDefault(), { signal })
  root.addEventListener(
    'dblclick',
    (event) => {
      const column = columnAt(root, event)
      if (column) store({ ...widthsIn(headingsIn(root)), [column.name]: fittingWidth(root, column) })
    },
    { signal },
  )
  // Both clicks of a double click would sort.
  root.addEventListener('click', (event) => columnAt(root, event) && event.stopPropagation(), { signal, capture: true })
  return () => ends.abort()
}
