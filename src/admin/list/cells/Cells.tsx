import { GlobalStyles, Paper, Popper } from '@mui/material'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useListContext, useStoreContext } from 'react-admin'
import { flushSync } from 'react-dom'
import { isInside } from '../../../fields/rows/grid/core/selection.ts'
import { lazy } from '../../../ui/lazy/lazy.tsx'
import { useEntity } from '../../adminContext.tsx'
import { useKey } from '../../keys/useKey.ts'
import { ReadingRows } from '../endless/ReadingRows.tsx'
import { useCountAll } from '../endless/useCountAll.ts'
import { CellEditor, type EditedCell as Edited, type Move } from './CellEditor.tsx'
import { useFlipped } from './cardValues.ts'
import { allCorners, atEnd, cellBeside, cellsOf, fieldName, focusCell, placeOf, rangeIn } from './cellPlaces.ts'
import { SelectedRange } from './range/SelectedRange.tsx'
import { useRange } from './range/useRange.ts'
import { useRangeSelection } from './range/useRangeSelection.ts'
import { useCellEvents } from './useCellEvents.ts'
import { useFieldFacts } from './useFieldFacts.ts'
import { useTurnValue } from './useSaveCell.ts'

const RangePreview = lazy(() => import('./range/RangePreview.tsx'))

/** Above the cell's own background; sticky cells have one that covers what scrolls below. */
const tinted = (color: string) => ({ backgroundImage: `linear-gradient(${color}, ${color})` })

const STYLES = {
  '.RaDataTable-rowCell[role=gridcell]:focus': { outline: '2px solid var(--primary)', outlineOffset: -2 },
  '.RaDataTable-rowCell[data-editable]': { boxShadow: 'inset 0 0 0 1px var(--line)' },
  '.RaDataTable-row > .RaDataTable-rowCell[data-ranged]': tinted('color-mix(in srgb, var(--primary) 16%, transparent)'),
  '.RaDataTable-row > .RaDataTable-rowCell[data-filled]': tinted('color-mix(in srgb, var(--primary) 28%, transparent)'),
  '[data-selecting]': { userSelect: 'none' },
  '.RaDataTable-row[aria-busy=true] > td': { opacity: 0.6 },
}

const MOVES: Readonly<Record<Exclude<Move, 'away'>, readonly [rows: number, columns: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  back: [0, -1],
  on: [0, 1],
}

interface EditedCell extends Edited {
  readonly cell: HTMLTableCellElement
}

/** A cell's record and field, and why it can't be edited. */
const useCellFacts = () => {
  const entity = useEntity()
  const { data } = useListContext()
  const factsOf = useFieldFacts()
  return (cell: HTMLTableCellElement): (EditedCell & { readonly refusal: string | undefined }) | undefined => {
    const id = cell.closest('tr')?.dataset.id
    const record = data?.find((each) => String(each.id) === id)
    const field = entity.fieldsByName[fieldName(cell)]
    return record && field && { cell, record, ...factsOf(record, field) }
  }
}

interface Refused {
  readonly cell: HTMLTableCellElement
  readonly reason: string
}

/** At a cell that can't be edited, until it loses the focus: why. A notice would wait for earlier ones. */
const Reason = ({ cell, reason }: Refused) => (
  <Popper open role="presentation" anchorEl={cell} placement="bottom-start" sx={{ zIndex: 1250 }}>
    <Paper
      role="status"
      elevation={4}
      sx={{ px: 1.5, py: 1, typography: 'body2', border: '1px solid var(--line)', maxWidth: 'min(360px, 90vw)' }}
    >
      {reason}
    </Paper>
  </Popper>
)

interface Props {
  /** Called once it listens. */
  readonly onReady: () => void
}

/** Editing in the cells of the table beside it: by double click, or by keys in the manner of a grid. Loaded after the table. */
const Cells = ({ onReady }: Props) => {
  const place = useRef<HTMLSpanElement>(null)
  const root = () => place.current?.parentElement ?? null
  const factsOf = useCellFacts()
  const store = useStoreContext()
  /** Where the name of the column is kept in which a cell was edited last. */
  const editedColumn = `${useEntity().id}.editedColumn`
  const flippedOf = useFlipped()
  const turn = useTurnValue()
  const [edited, setEdited] = useState<EditedCell>()
  const [refused, setRefused] = useState<Refused>()
  const [focused, setFocused] = useState(false)
  const selection = useRangeSelection(root)
  /** The cell that had the focus last. */
  const active = useRef<HTMLTableCellElement>(undefined)
  const focusedRange = () => {
    const [within, cell] = [root(), document.activeElement]
    const selected = selection.rangeOf()
    // Scrolling takes the row with the focus out of a list without an end.
    if (selection.several && cell === document.body && active.current?.isConnected === false) return selected
    if (!within?.contains(cell) || !(cell instanceof HTMLTableCellElement)) return undefined
    const own = rangeIn(within, { from: placeOf(cell), to: placeOf(cell) })
    return own && selected && isInside(selected.range, own.range.top, own.range.left) ? selected : own
  }
  const range = useRange({ focusedRange })
  const { count } = useCountAll()

  const select = (from: HTMLTableCellElement, to: HTMLTableCellElement) => {
    focusCell(to, factsOf(to)?.refusal)
    setFocused(true)
    active.current = to
    selection.setCorners({ from: placeOf(from), to: placeOf(to) })
  }
  const focus = (cell: HTMLTableCellElement) => select(cell, cell)
  const flip = async ({ cell, record, field }: EditedCell, value: unknown) => {
    const row = cell.closest('tr')
    row?.setAttribute('aria-busy', 'true')
    await turn(record, { [field.name]: value })
    row?.removeAttribute('aria-busy')
  }
  const begin = (cell: HTMLTableCellElement) => {
    const facts = factsOf(cell)
    if (!facts) return
    focus(cell)
    if (facts.refusal !== undefined) return setRefused({ cell, reason: facts.refusal })
    store.setItem(editedColumn, facts.field.name)
    const flipped = flippedOf(facts)
    if (flipped !== undefined) void flip(facts, flipped)
    else flushSync(() => setEdited(facts))
  }
  const end = (move: Move | undefined) => {
    const [within, cell] = [root(), edited?.cell]
    setEdited(undefined)
    if (!within || !cell || move === 'away') return
    const [rows, columns] = move === undefined ? [0, 0] : MOVES[move]
    focus(cellBeside(within, cell, rows, columns))
  }
  useCellEvents(root, {
    factsOf,
    focus,
    extend: (cell, toEnd = false) => {
      const [within, from] = [root(), selection.corners?.from]
      const to = toEnd ? atEnd(placeOf(cell)) : placeOf(cell)
      select(cell, cell)
      if (within && from && rangeIn(within, { from, to })) selection.setCorners({ from, to })
    },
    select,
    selectAll: () => {
      const [within, cell] = [root(), active.current]
      const corners = within && cell && allCorners(within)
      if (corners) selection.setCorners(corners)
    },
    collapse: () => {
      if (range.reading) {
        range.reading.cancel()
        return true
      }
      if (selection.several && active.current) focus(active.current)
      return selection.several
    },
    count,
    write: (command) => {
      const table = focusedRange()
      return table !== undefined && range.write(command, table)
    },
    begin,
    leave: () => {
      setRefused(undefined)
      setFocused(false)
    },
    isEditing: edited !== undefined,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onReady, [])
  // Run by the search, which has the focus.
  useKey('changeFound', (key) => {
    const row = root()?.querySelector('tr[data-id]')
    if (!row || key !== '') return false
    const cells = cellsOf(row).filter((cell) => factsOf(cell)?.refusal === undefined)
    const cell = cells.find((each) => fieldName(each) === store.getItem(editedColumn)) ?? cells[0]
    return cell ? focus(cell) : false
  })
  // The table handles these keys itself.
  const decline = () => false
  useKey('enterCells', decline)
  useKey('editCell', decline)
  useKey('leaveCells', decline)
  useKey('selectCells', decline)
  useKey('selectAllCells', decline)
  useKey('copyCells', decline)
  useKey('pasteCells', decline)
  useKey('fillCells', decline)
  useKey('clearCells', decline)
  const { plan } = range.writer
  const shown = useRef(false)
  useEffect(() => {
    // A cell without the focus can't get it back by itself.
    if (shown.current && !plan && active.current?.isConnected) {
      focusCell(active.current, factsOf(active.current)?.refusal)
      setFocused(true)
    }
    shown.current = plan !== undefined
  })
  return (
    <span ref={place}>
      <GlobalStyles styles={STYLES} />
      {!edited && (focused || selection.several) && <SelectedRange root={root} selection={selection} onFill={range.fillTo} />}
      {range.reading && <ReadingRows {...range.reading} />}
      {plan && (
        <Suspense>
          <RangePreview key={plan.round} plan={plan} writer={range.writer} />
        </Suspense>
      )}
      {refused && <Reason {...refused} />}
      {edited && <CellEditor key={`${edited.record.id} ${edited.field.name}`} {...edited} onSaved={end} onCancel={() => end(undefined)} />}
    </span>
  )
}

export default Cells
