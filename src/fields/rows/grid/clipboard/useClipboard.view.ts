import type { ClipboardEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { type GridState, selectedRows, selectionOf } from '../core/gridState.ts'
import { shownValue } from '../core/shownValue.ts'
import { visibleRows } from '../core/visibleLines.ts'
import type { GridValue } from '../gridContext.view.ts'
import type { CellState } from '../store/cellState.ts'
import { type PastedText, placesOf, withoutBlankEnd } from './pasted.ts'
import { fromTsv, toTsv } from './tsv.ts'
import { useColumnTexts } from './useColumnTexts.view.ts'

type Handler = (event: ClipboardEvent) => void

interface Handlers {
  readonly onCopy: Handler
  readonly onCut: Handler
  readonly onPaste: Handler
}

type Grid = Pick<GridValue, 'entity' | 'field' | 'store' | 'texts'>

/** A cell with its current content. */
interface VisibleCell {
  readonly name: string
  readonly cell: CellState
}

type Lines = readonly (readonly VisibleCell[])[]

/** Current content of the selected cells, line by line. */
const selectedIn = (store: Grid['store']): Lines => {
  const { state } = store
  const { left, right } = selectionOf(state)
  const names = state.columns.slice(left, right + 1)
  return selectedRows(state).map((row) => names.map((name) => ({ name, cell: store.cellAt(row, name) })))
}

/** The cells for a pasted text: hidden lines are left out, and lines after the last one added. */
const targetsOf = (text: string, state: GridState): readonly PastedText[] => {
  const shown = [...visibleRows(state), state.lines.length]
  const { top, bottom, ...columns } = selectionOf(state)
  const range = { ...columns, top: shown.indexOf(top), bottom: shown.indexOf(bottom) }
  const places = placesOf(withoutBlankEnd(fromTsv(text)), range, state.columns)
  return places.map((place) => ({ ...place, row: shown[place.row] ?? state.lines.length + place.row - shown.length + 1 }))
}

/** Copies the selected cells. If codes of references must be loaded first, it writes to the clipboard later. */
const useCopy = ({ store, texts }: Grid, { prepare, write }: ReturnType<typeof useColumnTexts>): Handler => {
  const textOf = (lines: Lines): string =>
    toTsv(lines.map((cells) => cells.map(({ name, cell }) => cell.unread ?? (cell.absent ? '' : write(name, shownValue(cell))))))
  const writeLater = async (lines: Lines, loading: Promise<unknown>): Promise<void> => {
    const text = loading.then(() => new Blob([textOf(lines)], { type: 'text/plain' }))
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
      store.say(texts('record.grid.copied'))
    } catch {
      store.say(texts('record.grid.copyFailed'))
    }
  }
  return (event) => {
    if (store.editing !== undefined) return
    event.preventDefault()
    const lines = selectedIn(store)
    const loading = prepare(lines.flat().map(({ name, cell }) => ({ name, value: cell.value })))
    if (loading !== undefined) {
      void writeLater(lines, loading)
      return
    }
    event.clipboardData.setData('text/plain', textOf(lines))
    store.say(texts('record.grid.copied'))
  }
}

/** Copies and pastes ranges of cells, as text in the user's language. */
export const useClipboard = (grid: Grid): Handlers => {
  const { store, texts, entity, field } = grid
  const { getValues } = useFormContext()
  const columns = useColumnTexts({ entity, columnOf: (name) => field.rows?.find((column) => column.name === name), valueIn: getValues })
  const onCopy = useCopy(grid, columns)
  const paste = async (text: string): Promise<void> => {
    const cells = await columns.read(targetsOf(text, store.state))
    store.dispatch({ type: 'write', cells })
    const unread = cells.filter((cell) => 'unread' in cell).length
    store.say(
      unread > 0 ? texts('record.grid.pastedUnread', { smart_count: unread }) : texts('record.grid.pasted', { smart_count: cells.length }),
    )
  }
  return {
    onCopy,
    onCut: (event) => {
      if (store.editing !== undefined) return
      onCopy(event)
      if (store.state.adds) store.dispatch({ type: 'clear' })
    },
    onPaste: (event) => {
      if (store.editing !== undefined || !store.state.adds) return
      event.preventDefault()
      paste(event.clipboardData.getData('text/plain')).catch(() => store.say(texts('record.grid.pasteFailed')))
    },
  }
}
