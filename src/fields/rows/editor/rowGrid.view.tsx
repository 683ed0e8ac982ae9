import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { FieldInput } from '../../fieldInput.view.tsx'
import type { FieldView } from '../../fieldView.ts'
import { useFieldLabel } from '../../labels.view.tsx'
import { useViews } from '../../viewContext.view.tsx'
import { RowActions } from './rowActions.view.tsx'
import type { RowsEditor } from './rowsEditor.view.ts'

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

export const RowGrid = (editor: RowsEditor) => {
  const { entity, columns, source, keys, disabled, onKeyDown } = editor
  const labelOf = useFieldLabel()
  const { viewOf } = useViews()
  return (
    <TableContainer sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={bareInputs}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.name}>
                {labelOf(entity, column)}
                {column.required && ' *'}
              </TableCell>
            ))}
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {keys.map((key, index) => (
            <TableRow key={key} data-row={index} onKeyDown={(event) => onKeyDown(event, index)}>
              {columns.map((column) => (
                <TableCell key={column.name} sx={widthOf(viewOf(column))}>
                  <FieldInput
                    bare
                    entity={entity}
                    field={column}
                    source={`${source}.${index}.${column.name}`}
                    disabled={disabled || column.readOnly}
                  />
                </TableCell>
              ))}
              <TableCell sx={{ width: 1 }}>
                <RowActions {...editor} index={index} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
