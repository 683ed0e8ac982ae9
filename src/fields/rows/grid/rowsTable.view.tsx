import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import type { Json } from '../../../model/entitySchema.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { overflowRef, SCROLL_SHADOWS } from '../../../ui/rows/scrollShadows.ts'
import { FieldValue } from '../../fieldValue.view.tsx'
import type { CellProps } from '../../fieldView.ts'
import { useFieldLabel } from '../../labels.view.tsx'
import { useViews } from '../../viewContext.view.tsx'

type Row = Readonly<Record<string, Json>>

const isRow = (value: Json): value is Row => value !== null && typeof value === 'object' && !Array.isArray(value)

/** Key of a row: its id, for new rows the position. */
const rowKey = (row: Row, index: number): string => (typeof row.id === 'string' ? row.id : `new-${index}`)

const FRAME = { minWidth: 0, overflow: 'hidden', border: '1px solid var(--line)', borderRadius: 1 } as const

const TABLE = {
  overflowX: 'auto',
  ...SCROLL_SHADOWS,
  '& tr:last-of-type > td': { borderBottomWidth: 0 },
  '& td': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
} as const

const isThere = (value: Json | undefined): boolean => value !== null && value !== undefined && value !== ''

/** Whether a value is worth a column; zeros don't count in columns that are not listed. */
const hasContent = ({ schema }: ResolvedField, value: Json | undefined): boolean =>
  isThere(value) && !(schema.list === false && typeof value === 'string' && /^-?0(\.0+)?$/.test(value))

/** Read-only table of child rows, without empty columns. */
const RowsTable = ({ entity, field, value }: CellProps) => {
  const labelOf = useFieldLabel()
  const { readable, viewOf } = useViews()
  const rows = (Array.isArray(value) ? value : []).filter(isRow)
  const columns = (field.rows ?? []).filter(
    (column) => readable(column) && !viewOf(column).hidden && (column.required || rows.some((row) => hasContent(column, row[column.name]))),
  )
  return (
    <Box sx={FRAME}>
      <TableContainer ref={overflowRef} tabIndex={0} sx={TABLE}>
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
            {rows.map((row, index) => (
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
    </Box>
  )
}

export default RowsTable
