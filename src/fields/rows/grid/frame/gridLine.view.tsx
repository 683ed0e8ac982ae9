// biome-ignore-all lint/a11y/useSemanticElements: the cells of a table can't be placed one by one
import { useSortable } from '@dnd-kit/sortable'
import DragIndicator from '@mui/icons-material/DragIndicator'
import { memo, useSyncExternalStore } from 'react'
import { GridCell } from '../cells/gridCell.view.tsx'
import type { GridColumn } from '../columns/useColumns.view.ts'
import { useGrid } from '../gridContext.view.ts'
import { LINE } from './gridStyles.view.ts'

interface Props {
  readonly row: number
  /** Position among the shown lines. */
  readonly place: number
  readonly lineKey: number
  readonly columns: readonly GridColumn[]
  /** Whether it is the empty line after the last one. */
  readonly empty: boolean
  readonly movable: boolean
}

/** Id of a line for drag and drop. */
export const lineId = (key: number): string => `line${key}`

const Cells = memo(function Cells({ row, lineKey, columns }: Pick<Props, 'row' | 'lineKey' | 'columns'>) {
  return columns.map(({ name, field }, column) => <GridCell key={name} row={row} lineKey={lineKey} column={column} field={field} />)
})

/** A line: its number, which is also the handle to drag and select it, and its cells. */
export const GridLine = memo(function GridLine({ row, place, lineKey, columns, empty, movable }: Props) {
  const { store, texts } = useGrid()
  const number = useSyncExternalStore(store.subscribe, () => store.numberAt(row))
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: lineId(lineKey), disabled: empty || !movable })
  return (
    <div
      ref={setNodeRef}
      role="row"
      aria-rowindex={row + 2}
      tabIndex={-1}
      className={isDragging ? 'line lifted' : 'line'}
      style={{ top: place * LINE, transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        className="number"
        tabIndex={-1}
        data-row={row}
        aria-label={empty ? texts('record.grid.newLine') : undefined}
        title={empty ? texts('record.grid.newLine') : texts('record.grid.lineNumber', { number })}
        {...(empty ? {} : listeners)}
      >
        {empty ? '+' : number}
        {!empty && movable && <DragIndicator sx={{ fontSize: 14, opacity: 0.5 }} />}
      </div>
      <Cells row={row} lineKey={lineKey} columns={columns} />
    </div>
  )
})
