// biome-ignore-all lint/a11y/useSemanticElements: the cells of a table can't be placed one by one
import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { defaultRangeExtractor, observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { memo, type RefObject, useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import type { GridColumn } from '../columns/useColumns.view.ts'
import { visibleRows } from '../core/visibleLines.ts'
import { useGrid } from '../gridContext.view.ts'
import { GridLine, lineId } from './gridLine.view.tsx'
import { LINE, MAX_SIZE } from './gridStyles.view.ts'

interface Props {
  readonly columns: readonly GridColumn[]
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly movable: boolean
}

/** Assumed size in environments without layout, such as happy-dom. */
const UNMEASURED = { width: 1000, height: 1000 }

/** Size before measuring: the maximum height, so that no lines beyond it are rendered. */
const atMost = () => ({ width: innerWidth, height: Math.min(MAX_SIZE.ofWindow * innerHeight, MAX_SIZE.pixels) })

/** Lines rendered above and below the visible ones. */
const BEYOND = 4

/** Disables the library's announcements: the grid makes its own, and may contain only rows. */
const silent = () => ({
  container: document.body,
  announcements: { onDragStart: none, onDragOver: none, onDragEnd: none, onDragCancel: none },
  screenReaderInstructions: { draggable: '' },
})

function none(): undefined {
  return undefined
}

const useLinesInSight = (count: number, active: number, scroller: Props['scroller']) =>
  useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE,
    overscan: BEYOND,
    initialRect: atMost(),
    observeElementRect: (instance, report) => observeElementRect(instance, (rect) => report(rect.height === 0 ? UNMEASURED : rect)),
    // Keeps the active line mounted during scrolling, so that its cell keeps the focus.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.min(active, count - 1)])].sort((one, other) => one - other),
  })

/** The visible lines, and the empty one after the last. */
export const GridBody = memo(function GridBody({ columns, scroller, movable }: Props) {
  const { store } = useGrid()
  const lines = useSyncExternalStore(store.subscribe, () => store.state.lines)
  const search = useSyncExternalStore(store.subscribe, () => store.state.search)
  const active = useSyncExternalStore(store.subscribe, () => store.state.at.row)
  const adds = useSyncExternalStore(store.subscribe, () => store.state.adds)
  const rows = useMemo(() => [...visibleRows({ lines, search }), ...(adds ? [lines.length] : [])], [lines, search, adds])
  const virtual = useLinesInSight(rows.length, rows.indexOf(active), scroller)
  const keys = lines.map(({ key }) => key).join()
  const items = useMemo(() => (keys === '' ? [] : keys.split(',').map((key) => lineId(Number(key)))), [keys])
  const [silenced] = useState(silent)
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }))
  const onDragEnd = useCallback(
    ({ active: dragged, over }: DragEndEvent) => {
      const [from, to] = [items.indexOf(String(dragged.id)), items.indexOf(String(over?.id))]
      if (from >= 0 && to >= 0) store.dispatch({ type: 'move', from, to })
    },
    [items, store],
  )
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd} accessibility={silenced}>
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        <div role="rowgroup" tabIndex={-1} className="lines" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index }) => {
            const row = rows[index] ?? 0
            return (
              <GridLine
                key={store.keyAt(row)}
                row={row}
                place={index}
                lineKey={store.keyAt(row)}
                columns={columns}
                empty={row >= lines.length}
                movable={movable && search === undefined}
              />
            )
          })}
        </div>
      </SortableContext>
    </DndContext>
  )
})
