import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type Command, commandOf } from '../../../fields/rows/grid/keyboard/commandOf.ts'
import { runKey } from '../../keys/declaredKeys.ts'
import { onLongPress } from '../keys/longPress.ts'
import { cellsOf, fieldName, hasAllRows, leaveCell, placeBeside } from './cellPlaces.ts'
import { reachEnd, withCells } from './farRows.ts'
import { keepFocus } from './keepFocus.ts'
import { cellWith, clickedCell, isFirst, openLater } from './mouseClicks.ts'
import { selectByMouse } from './range/selectByMouse.ts'

type Cell = HTMLTableCellElement

interface Actions {
  /** Undefined for cells without a record or a field. */
  readonly factsOf: (cell: Cell) => { readonly refusal: string | undefined } | undefined
  readonly focus: (cell: Cell) => void
  /** Selects the cells from the first selected one to this one. `toEnd`: to the end of a list whose last row it is, as far as is known. */
  readonly extend: (cell: Cell, toEnd?: boolean) => void
  /** Selects the cells between two. */
  readonly select: (from: Cell, to: Cell) => void
  /** Selects all cells; the focus stays. */
  readonly selectAll: () => void
  /** Ends the reading of rows, else selects a single cell of several selected ones. Answers whether there was either. */
  readonly collapse: () => boolean
  /** Counts all rows of the list. */
  readonly count: () => Promise<number | undefined>
  /** Writes the selected cells. Answers whether the command applies. */
  readonly write: (command: 'fill' | 'fillRight' | 'clear') => boolean
  /** Opens the cell's input, or says why it has none. */
  readonly begin: (cell: Cell) => void
  /** Called when a cell loses the focus. */
  readonly leave: () => void
  readonly isEditing: boolean
}

/** The actions of the latest render. */
type Latest = { readonly current: Actions }

/** Rows that Page up and Page down move by. */
const PAGE = 10

/** More rows and columns than any page of a list has. */
const ALL = 1000

/** By how many rows and columns a command moves. */
const movesBy = (command: Command): readonly [rows: number, columns: number] | undefined => {
  if (command.do === 'step') return [command.rows, command.columns]
  if (command.do === 'page') return [command.by * PAGE, 0]
  if (command.do === 'jump') return [command.by * ALL, 0]
  if (command.do !== 'edge') return undefined
  const by = command.end ? ALL : -ALL
  return [command.of === 'grid' ? by : 0, by]
}

/** Moves from a cell to another one, which may be in a row far from the window or not loaded yet. */
const move = (root: HTMLElement, cell: Cell, command: Command, [rows, columns]: readonly [number, number], latest: Latest): void => {
  const extending = 'extend' in command && command.extend
  const { row, column } = placeBeside(root, cell, rows, columns)
  const isBeyond = Math.abs(rows) >= ALL && !hasAllRows(root)
  const go = (to: HTMLTableRowElement | undefined) => {
    if (!to) return
    withCells(to, (cells) => {
      const { extend, focus } = latest.current
      const reached = cells[column]
      // At once: a row that had to be fetched is reached outside of any event, and the next key may come before React renders.
      if (reached) flushSync(() => (extending ? extend(reached, isBeyond && rows > 0) : focus(reached)))
    })
  }
  if (isBeyond && rows > 0) void latest.current.count().then((all = 0) => reachEnd(root, true, all, go))
  else if (isBeyond) reachEnd(root, false, 0, go)
  else go(row)
}

/** Handles a key in a cell; answers whether it keeps its effect. */
const pressInCell = (root: HTMLElement, cell: Cell, command: Command, latest: Latest): boolean => {
  const { begin, collapse, write, selectAll } = latest.current
  const by = movesBy(command)
  if (by) move(root, cell, command, by, latest)
  else if (command.do === 'edit' || command.do === 'enter' || command.do === 'flip') begin(cell)
  else if (command.do === 'undo') runKey('undo')
  else if (command.do === 'all') selectAll()
  else if (command.do === 'fill' || command.do === 'fillRight' || command.do === 'clear') return !write(command.do)
  else if (command.do === 'cancel') {
    if (!collapse()) cell.closest('tr')?.focus()
  } else if (command.do === 'type') {
    begin(cell)
    return true
  } else return true
  return false
}

const keyPress = (root: HTMLElement, latest: Latest) => (event: KeyboardEvent) => {
  const { target } = event
  if (event.defaultPrevented || event.isComposing || !(target instanceof HTMLElement)) return
  const command = commandOf(event, { editing: false, rtl: getComputedStyle(root).direction === 'rtl' })
  const row = target.matches('tr') ? target : undefined
  const first = row && cellsOf(row)[0]
  if (first && command && ((command.do === 'step' && command.columns > 0) || command.do === 'edit')) {
    latest.current.focus(first)
    event.preventDefault()
  } else if (command && target instanceof HTMLTableCellElement && cellWith(target) === target) {
    if (!pressInCell(root, target, command, latest)) event.preventDefault()
  }
}

const canEdit = (cell: Cell | undefined, { factsOf }: Actions): cell is Cell => {
  const facts = cell && factsOf(cell)
  return facts !== undefined && facts.refusal === undefined
}

/** Clicks of a mouse that open a record wait for a second click, which edits the cell instead. The first column, which names the record, opens at once. */
const useClicks = (latest: { readonly current: Actions }) => {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const click = (event: MouseEvent) => {
    if (latest.current.isEditing) return event.stopPropagation()
    const cell = clickedCell(event)
    if (event.shiftKey && cell) {
      latest.current.extend(cell)
      event.stopPropagation()
      return event.preventDefault()
    }
    if (!canEdit(cell, latest.current)) return
    if (isFirst(cell)) return
    clearTimeout(waiting.current)
    waiting.current = openLater(event, cell)
  }
  const doubleClick = ({ target }: MouseEvent) => {
    clearTimeout(waiting.current)
    const cell = cellWith(target)
    if (cell) latest.current.begin(cell)
  }
  return { waiting, click, doubleClick }
}

/** Holding a finger on a cell edits it. */
const holdCell = (element: Element, { begin }: Actions): boolean => {
  const cell = cellWith(element)
  if (cell) begin(cell)
  return cell !== undefined
}

/** Marks the cell below the mouse if it can be edited. */
const marker = (latest: { readonly current: Actions }) => {
  let marked: Cell | undefined
  return ({ target }: MouseEvent) => {
    const cell = cellWith(target)
    if (cell === marked) return
    marked?.removeAttribute('data-editable')
    marked = cell
    if (canEdit(cell, latest.current)) cell.setAttribute('data-editable', '')
  }
}

/** Listens at the table's root for all its cells. */
export const useCellEvents = (rootOf: () => HTMLElement | null, actions: Actions): void => {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  const { waiting, click, doubleClick } = useClicks(latest)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the root stays, and the handlers use the latest actions
  useEffect(() => {
    const root = rootOf()
    if (!root) return
    const ending = new AbortController()
    const { signal } = ending
    root.addEventListener('keydown', (event) => keyPress(root, latest)(event), { signal })
    // Before React, which would remember the row as an opened one.
    const clickInside = (event: MouseEvent) => event.target instanceof Node && root.contains(event.target) && click(event)
    document.addEventListener('click', clickInside, { signal, capture: true })
    root.addEventListener('dblclick', doubleClick, { signal })
    onLongPress(root, (element) => holdCell(element, latest.current), signal)
    root.addEventListener('mouseover', marker(latest), { signal })
    selectByMouse(root, () => latest.current, signal)
    const focusOut = ({ target }: FocusEvent) => {
      // It keeps the focus while another window has it.
      if (!(target instanceof HTMLTableCellElement) || document.activeElement === target) return
      leaveCell(target)
      latest.current.leave()
    }
    root.addEventListener('focusout', focusOut, { signal })
    const restore = (row: HTMLTableRowElement, lost: HTMLElement) => {
      if (!(lost instanceof HTMLTableCellElement)) return row.focus()
      const cell = cellsOf(row).find((each) => fieldName(each) === fieldName(lost))
      if (cell) latest.current.focus(cell)
    }
    keepFocus(root, restore, signal)
    return () => {
      clearTimeout(waiting.current)
      ending.abort()
    }
  }, [])
}
