import './placeholderRows.css'
import { type CSSProperties, memo, useCallback, useMemo, useRef } from 'react'
import { DataTable, ListContextProvider, type RaRecord, useListContext } from 'react-admin'
import { FieldValue } from '../../../fields/fieldValue.view.tsx'
import { useFieldLabel } from '../../../fields/labels.view.tsx'
import { useAvailableWidth } from '../../../fields/shared/layout/useAvailableWidth.view.ts'
import { useViews } from '../../../fields/viewContext.view.tsx'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { rovingFocus } from '../../../ui/rows/rovingFocus.ts'
import { watchOverflow } from '../../../ui/rows/scrollShadows.ts'
import { useEntity, useMay } from '../../adminContext.tsx'
import { runWhenIdle } from '../../whenIdle.ts'
import { CellsWhenUsed } from '../cells/CellsWhenUsed.tsx'
import { NoResults } from '../NoResults.tsx'
import { SortableHead } from '../sort/SortableHead.tsx'
import { columnsKey, useViewId } from '../views/savedViews.ts'
import { Column } from './Column.tsx'
import { readableWidth } from './columnWidth.ts'
import { KeyboardBody } from './KeyboardBody.tsx'
import { isPlaceholder, withPlaceholderRows } from './placeholderRows.ts'
import { TABLE } from './tableStyles.ts'
import { useColumns } from './useColumns.ts'
import { changedLayout, useLayout } from './useLayout.ts'
import { usePlaces } from './usePlaces.ts'

/** Ref of an element around a table: the pointer drags the edges of its headings, once the page is idle. */
const useEdges = (): ((root: HTMLElement | null) => (() => void) | undefined) => {
  const chosen = useLayout()
  const latest = useRef(chosen)
  latest.current = chosen
  return useCallback((root) => {
    if (!root) return undefined
    return runWhenIdle(
      () => import('../columns/resizing.ts'),
      ({ watchEdges }) =>
        watchEdges(root, (changed) => {
          const [layout, store] = latest.current
          store(changedLayout(layout, { widths: { ...layout.widths, ...changed } }))
        }),
    )
  }, [])
}

/** Ref of a table that may be wider than its scroller; react-admin's root element around it gets the attributes. Its head is one stop of the Tab key. */
const watchTable = (table: HTMLTableElement | null): (() => void) | undefined => {
  const scroller = table?.parentElement
  const root = scroller?.parentElement
  if (!table || !scroller || !root) return undefined
  const keepHead = runWhenIdle(
    () => import('./wideHead.ts'),
    (wide) => wide.keepHead(table, root),
  )
  const ends = [rovingFocus(table.tHead), watchOverflow(scroller, table, root), keepHead]
  return () => {
    for (const end of ends) end?.()
  }
}

/** Where react-admin looks for hidden columns and their order, and finds none: the table has the shown columns in their order. */
const SHOWN = 'columns.shown'

/** Rights that allow an action on selected rows. */
const SELECTED = ['edit', 'delete', 'export', 'approve'] as const

interface Props {
  /** Name of the column to omit, which refers to the page's record. */
  readonly without?: string
  readonly bulk?: boolean
}

interface ValueProps {
  readonly entity: string
  readonly field: ResolvedField
  readonly record: RaRecord
  /** Minimum width in CSS pixels of a value that may be truncated; undefined: never truncated. */
  readonly readable: number | undefined
  readonly narrow: boolean
}

/** Memoized, so that it does not re-render when other columns are shown or hidden. */
const Value = memo(function Value({ entity, field, record, readable, narrow }: ValueProps) {
  return (
    <div className="hub-value" style={readable === undefined ? undefined : ({ '--readable': `${readable}px` } as CSSProperties)}>
      {isPlaceholder(record) ? (
        <span className="hub-placeholder" style={{ width: readable === undefined ? '8ch' : '14ch' }} />
      ) : (
        <FieldValue entity={entity} field={field} value={record[field.name]} record={record} narrow={narrow} />
      )}
    </div>
  )
})

interface TableProps {
  readonly width: number
  readonly fields: readonly ResolvedField[]
  readonly hidden: string
  readonly selectable: boolean
  readonly narrow: boolean
}

const Table = memo(function Table({ width, fields, hidden, selectable, narrow }: TableProps) {
  const entity = useEntity()
  const key = columnsKey(entity.id, useViewId())
  const hiddenColumns = useMemo(() => hidden.split(' '), [hidden])
  const { shown, table, columns, className } = usePlaces(fields, hiddenColumns, key, width, selectable)
  const may = useMay()
  const labelOf = useFieldLabel()
  const { viewOf } = useViews()
  return (
    <DataTable
      ref={watchTable}
      rowClick={may(entity.id, 'show') ? 'show' : may(entity.id, 'edit') ? 'edit' : false}
      bulkActionButtons={selectable}
      bulkActionsToolbar=""
      head={SortableHead}
      body={KeyboardBody}
      empty={<NoResults />}
      storeKey={SHOWN}
      sx={TABLE}
      style={table}
      className={narrow ? `hub-narrow ${className}` : className}
    >
      {shown.map((field, at) => {
        const view = viewOf(field)
        const { numeric = false, fit = numeric, heading } = view
        const readable = fit ? undefined : readableWidth(field, view, undefined, narrow && at > 0)
        return (
          <Column
            key={field.name}
            source={field.name}
            label={heading ?? labelOf(entity.id, field)}
            disableSort={!field.sortable || heading !== undefined}
            align={numeric ? 'right' : undefined}
            className={`${fit ? 'hub-fit' : ''} ${columns.get(field.name)?.className ?? ''}`}
            style={columns.get(field.name)?.style}
            render={(record: RaRecord) => <Value entity={entity.id} field={field} record={record} readable={readable} narrow={narrow} />}
          />
        )
      })}
    </DataTable>
  )
})

const Fitting = ({ without, bulk = true, width }: Props & { readonly width: number }) => {
  const { id } = useEntity()
  const may = useMay()
  const selectable = bulk && SELECTED.some((action) => may(id, action))
  const key = columnsKey(id, useViewId())
  return (
    <div ref={useEdges()} data-columns={key}>
      <Table {...useColumns(width, selectable, without)} width={width} selectable={selectable} />
    </div>
  )
}

/**
 * The generated table. The users' choice of columns is stored; by default it shows the columns that fit. It renders before its records have
 * loaded.
 */
export const EntityTable = (props: Props) => {
  const list = useListContext()
  const [ref, width] = useAvailableWidth()
  return (
    <ListContextProvider value={withPlaceholderRows(list)}>
      <CellsWhenUsed ref={ref}>{width !== undefined && <Fitting {...props} width={width} />}</CellsWhenUsed>
    </ListContextProvider>
  )
}
