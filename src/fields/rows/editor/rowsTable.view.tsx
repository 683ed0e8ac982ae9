import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import type { Json } from '../../../model/entitySchema.ts'
import { FieldValue } from '../../fieldValue.view.tsx'
import type { CellProps } from '../../fieldView.ts'
import { useFieldLabel } from '../../labels.view.tsx'
import { useViews } from '../../viewContext.view.tsx'
import { isRow, rowKey } from './row.ts'

/** Child rows as they are read. */
const RowsTable = ({ entity, field, value }: CellProps) => {
  const labelOf = useFieldLabel()
  const { readable, viewOf } = useViews()
  const columns = (field.rows ?? []).filter(readable)
  const rows: readonly Json[] = Array.isArray(value) ? value : []
  return (
    <TableContainer tabIndex={0} sx={{ overflowX: 'auto', position: 'relative' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.name} align={viewOf(column).numeric ? 'right' : 'left'}>
                {labelOf(entity, column)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.filter(isRow).map((row, index) => (
            <TableRow key={rowKey(row, index)}>
              {columns.map((column) => (
                <TableCell key={column.name} align={viewOf(column).numeric ? 'right' : 'left'}>
                  <FieldValue entity={entity} field={column} value={row[column.name]} record={row} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

export default RowsTable
