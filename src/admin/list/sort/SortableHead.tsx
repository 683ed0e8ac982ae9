import { Children, type CSSProperties, cloneElement, isValidElement, type MouseEvent, type ReactElement, type ReactNode } from 'react'
import {
  DataTableCallbacksContext,
  DataTableHead,
  type DataTableHeadProps,
  DataTableSortContext,
  type SortPayload,
  useDataTableCallbacksContext,
  useListSortContext,
} from 'react-admin'
import { type Sort, sortKeys } from '../../../providers/data/sortKeys.ts'
import { sortedBy, sortOf, withKey } from './sortKeys.ts'

/** For columns that are no key. */
const NO_SORT: SortPayload = { field: '', order: 'ASC' }

type Column = ReactElement<{ readonly source?: string; readonly 'aria-sort'?: string; readonly style?: CSSProperties }>

const isColumn = (node: ReactNode): node is Column => isValidElement(node)

/** A heading with its place among several keys. Only the first key is announced as the sorted column (ARIA allows one). */
const headed = (column: Column, keys: readonly Sort[]): ReactNode => {
  const at = keys.findIndex(({ field }) => field === column.props.source)
  const key = keys[at]
  const order = key?.order === 'DESC' ? 'descending' : 'ascending'
  return (
    <DataTableSortContext key={column.key} value={key ? sortOf([key]) : NO_SORT}>
      {key
        ? cloneElement(column, {
            ...(at === 0 && { 'aria-sort': order }),
            ...(keys.length > 1 && { style: Object.fromEntries([['--place', `"${at + 1}"`]]) }),
          })
        : column}
    </DataTableSortContext>
  )
}

/** The head of a table: a click sorts by a column, with Shift it adds the column as a further key. */
export const SortableHead = ({ children, ...props }: DataTableHeadProps) => {
  const { sort, setSort } = useListSortContext()
  const callbacks = useDataTableCallbacksContext()
  const keys = sortKeys(sort)
  const handleSort = (event: MouseEvent<HTMLElement>) => {
    event.stopPropagation()
    const { field = 'id' } = event.currentTarget.dataset
    setSort(sortOf((event.shiftKey ? withKey : sortedBy)(keys, field)))
  }
  return (
    <DataTableCallbacksContext value={{ ...callbacks, handleSort }}>
      <DataTableHead {...props}>{Children.map(children, (column) => (isColumn(column) ? headed(column, keys) : column))}</DataTableHead>
    </DataTableCallbacksContext>
  )
}
