import { memo } from 'react'
import { DataTable, type DataTableColumnProps, type RaRecord, useDataTableRenderContext, useRecordContext } from 'react-admin'

/**
 * Classes of a cell in the body. Lists show hundreds of cells, so cells and rows are plain elements: a component of Material's for each of them took
 * most of the time until a list is open. `TABLE` has their styles.
 */
export const cellClass = (more: string): string => `MuiTableCell-root MuiTableCell-body ${more}`

const Cell = ({ source = '', align, className = '', style, render }: DataTableColumnProps<RaRecord>) => {
  const record = useRecordContext<RaRecord>()
  return (
    <td
      className={cellClass(`${align === 'right' ? 'MuiTableCell-alignRight ' : ''}RaDataTable-rowCell column-${source} ${className}`)}
      style={style}
    >
      {record && render?.(record)}
    </td>
  )
}

/** A column of a table: react-admin's heading, and plain cells. */
export const Column = memo(function Column(props: DataTableColumnProps<RaRecord>) {
  const part = useDataTableRenderContext()
  switch (part) {
    case 'header':
      return <DataTable.Col {...props} />
    case 'data':
      return <Cell {...props} />
    default:
      return null
  }
})
