import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { memo } from 'react'
import { FieldInput } from '../../fieldInput.view.tsx'
import type { FieldView } from '../../fieldView.ts'
import { useFieldLabel } from '../../labels.view.tsx'
import { useViews } from '../../viewContext.view.tsx'
import { RowActions } from './rowActions.view.tsx'
import type { RowProps, RowsEditor } from './rowsEditor.view.ts'

const hidden = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const

/** The column's heading is the label that is seen; the input's own stays for those who hear it. */
const bareInputs = {
  '& .MuiInputLabel-root': hidden,
  '& .MuiFormControlLabel-label': hidden,
  '& .MuiInputBase-input': { paddingBlock: '8px' },
  '& .MuiOutlinedInput-notchedOutline legend': { display: 'none' },
  '& .MuiOutlinedInput-notchedOutline': { top: 0 },
  '& .MuiFormControl-root': { margin: 0 },
  '& td': { verticalAlign: 'top', paddingInline: 0.5 },
  '& th': { paddingInline: 0.5, whiteSpace: 'nowrap' },
} as const

const widthOf = ({ wide, numeric, narrow }: FieldView) => (narrow ? { width: '1%' } : { minWidth: wide ? 240 : numeric ? 96 : 140 })

const GridRow = memo(function GridRow(row: RowProps) {
  const { entity, columns, source, index } = row
  const { viewOf } = useViews()
  return (
    <TableRow data-row={index}>
      {columns.map(({ field, disabled }) => (
        <TableCell key={field.name} sx={widthOf(viewOf(field))}>
          <FieldInput bare entity={entity} field={field} source={`${source}.${index}.${field.name}`} disabled={disabled} />
        </TableCell>
      ))}
      <TableCell sx={{ width: 1 }}>
        <RowActions {...row} />
      </TableCell>
    </TableRow>
  )
})

export const RowGrid = ({ keys, ...rows }: RowsEditor) => {
  const labelOf = useFieldLabel()
  return (
    <TableContainer sx={{ overflowX: 'auto', position: 'relative' }}>
      <Table size="small" sx={bareInputs}>
        <TableHead>
          <TableRow>
            {rows.columns.map(({ field }) => (
              <TableCell key={field.name}>
                {labelOf(rows.entity, field)}
                {field.required && ' *'}
              </TableCell>
            ))}
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {keys.map((key, index) => (
            <GridRow key={key} {...rows} index={index} last={index === keys.length - 1} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
