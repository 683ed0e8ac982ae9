import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useViews } from '../../../viewContext.view.tsx'
import { resized } from '../columns/columnSettings.ts'
import type { Columns } from '../columns/useColumns.view.ts'
import type { GridValue } from '../gridContext.view.ts'
import { commandOf } from './commandOf.ts'
import { type CommandTarget, runCommand } from './runCommand.ts'

/** CSS pixels by which a key press widens a column. */
const WIDER = 16

interface Props {
  readonly grid: Pick<GridValue, 'store' | 'editing' | 'field'>
  readonly scroller: RefObject<HTMLElement | null>
  readonly columns: Columns
  readonly line: number
  /** Called when the focus leaves the grid. */
  readonly onLeave: () => void
  readonly find: CommandTarget['find']
}

const useCommandTarget = ({ grid, scroller, columns, line, find }: Omit<Props, 'onLeave'>): CommandTarget => {
  const { viewOf } = useViews()
  const latest = useRef(columns)
  latest.current = columns
  const { store, editing, field } = grid
  return useMemo(
    () => ({
      store,
      editing,
      page: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / line) - 2),
      flip: (name, value) => {
        const column = field.rows?.find((one) => one.name === name)
        if (!column || !store.isWritable(store.state.at.row, name)) return undefined
        return viewOf(column).entered?.()?.flip?.(value, column)
      },
      widen: (name, by) => {
        const { shown, settings, setSettings } = latest.current
        const column = shown.find((one) => one.name === name)
        if (column) setSettings(resized(settings, name, column.width + by * WIDER))
      },
      begin: () => flushSync(() => editing.begin()),
      find,
    }),
    [store, editing, field, viewOf, scroller, line, find],
  )
}

const placeOf = (target: EventTarget): { readonly row: number; readonly column: number | undefined } | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  if (!cell) return undefined
  const { row, column } = cell.dataset
  return { row: Number(row), column: column === undefined ? undefined : Number(column) }
}

/** Whether it is Shift+Enter in a multi-line input. */
const isLineBreak = ({ key, shiftKey, target }: KeyboardEvent): boolean =>
  key === 'Enter' && shiftKey && target instanceof HTMLTextAreaElement

const useKeys = (target: CommandTarget, isInside: (target: EventTarget) => boolean) => {
  const leaving = useRef(false)
  const { store, editing } = target
  return {
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || store.editing === undefined || !isInside(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      editing.cancel()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!isInside(event.target) || event.nativeEvent.isComposing || isLineBreak(event)) return
      const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
      const command = commandOf(event, { editing: store.editing !== undefined, rtl })
      const left = leaving.current && command?.do === 'tab'
      leaving.current = command?.do === 'cancel'
      if (!command || left) return
      if (runCommand(target, command)) event.preventDefault()
    },
  }
}

const usePointer = (target: CommandTarget, isInside: (target: EventTarget) => boolean) => {
  const { store, editing } = target
  /** Set while the pointer selects cells; `again`: the pressed cell was active already. */
  const pressed = useRef<{ readonly again: boolean } | undefined>(undefined)
  const isOpen = (event: { readonly target: EventTarget }) => event.target instanceof Element && event.target.closest('.open') !== null
  return {
    onPointerDown: (event: PointerEvent) => {
      const place = placeOf(event.target)
      if (!place || event.button !== 0 || !isInside(event.target) || isOpen(event)) return
      const { row, column } = place
      const { at } = store.state
      editing.commit()
      pressed.current = { again: at.row === row && at.column === column && store.focused }
      if (column !== undefined) store.dispatch({ type: 'go', to: { row, column }, extend: event.shiftKey })
      else if (row >= store.state.lines.length) store.dispatch({ type: 'go', to: { row, column: store.state.home } })
      else store.dispatch({ type: 'selectLines', from: event.shiftKey ? store.state.from.row : row, to: row })
      store.setFocused(true)
    },
    onPointerOver: (event: PointerEvent) => {
      const place = placeOf(event.target)
      if (event.buttons !== 1 || event.pointerType !== 'mouse' || !pressed.current || place?.column === undefined) return
      store.dispatch({ type: 'go', to: { row: place.row, column: place.column }, extend: true })
    },
    onPointerUp: (event: PointerEvent) => {
      const again = pressed.current?.again === true
      pressed.current = undefined
      if (again && event.pointerType === 'touch' && isInside(event.target)) runCommand(target, { do: 'edit' })
    },
    onDoubleClick: (event: MouseEvent) => {
      if (isInside(event.target) && !isOpen(event) && placeOf(event.target)?.column !== undefined) runCommand(target, { do: 'edit' })
    },
  }
}

/** Handlers of keys, pointer and focus. They ignore events from lists and dialogs of inputs, which React bubbles through portals. */
export const useGridEvents = ({ onLeave, ...props }: Props) => {
  const target = useCommandTarget(props)
  const { store, editing } = target
  const { scroller } = props
  const isInside = (element: EventTarget): boolean => element instanceof Node && scroller.current?.contains(element) === true
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  return {
    target,
    events: {
      ...useKeys(target, isInside),
      ...usePointer(target, isInside),
      onFocus: ({ target: element }: FocusEvent) => {
        clearTimeout(timer.current)
        if (isInside(element)) store.setFocused(true)
      },
      onBlur: () => {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => {
          if (isInside(document.activeElement ?? document)) return
          editing.commit()
          store.setFocused(false)
          store.endLine()
          onLeave()
        })
      },
    },
  }
}
