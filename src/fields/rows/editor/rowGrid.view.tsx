import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { memo } from 'react'
import { FieldInput } from '../../fieldInput.view.tsx'
import type { FieldView } from '../../fieldView.ts'
import { useFieldLabel } from '../../labels.view.tsx'
import { useViews } from '../../viewContext.view.tsx'
import { RowActions } from './rowActions.view.tsx'
import type { RowProps, RowsEditor } from './rowsEditor.view.ts'

const hidden = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const

const CELLS = {
  '& td': { verticalAlign: 'top', paddingBlock: 0.5, paddingInline: 0.5 },
  '& th': { paddingInline: 0.5, paddingBlock: 1, whiteSpace: 'nowrap' },
  '& :is(th, td):first-of-type': { paddingInlineStart: 1 },
  '& th .label': { display: 'block', paddingInline: '11px' },
  '& .numeric': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
} as const

/** The end of the row stays in sight: it moves and removes the row. */
const AT_HAND = {
  '& :is(th, td):last-of-type': { position: 'sticky', insetInlineEnd: 0, zIndex: 1, paddingInline: 0.5 },
  '& td:last-of-type': { backgroundColor: 'var(--paper)' },
} as const

/** The column's heading is the label that is seen; the input's own stays for those who hear it. */
const INPUTS = {
  '& .MuiInputLabel-root': hidden,
  '& .MuiFormControlLabel-label': hidden,
  '& .MuiFormControlLabel-root': { justifyContent: 'center', width: '100%', minHeight: 'var(--control)', marginInline: 0 },
  '& .MuiInputBase-input': { paddingInlineStart: '10px' },
  '& .numeric .MuiInputBase-input': { textAlign: 'right', paddingInline: '10px' },
  '& .MuiOutlinedInput-notchedOutline legend': { display: 'none' },
  '& .MuiOutlinedInput-notchedOutline': { top: 0 },
  '& .MuiFormControl-root': { margin: 0 },
  '&& .MuiFormHelperText-root': { marginBlock: '2px 0', lineHeight: 1.35, whiteSpace: 'normal' },
  // What is worked out is read like a text.
  '& .Mui-disabled.MuiOutlinedInput-root': { backgroundColor: 'transparent' },
} as const

const WIDTHS: Readonly<Record<string, number>> = {
  reference: 220,
  date: 150,
  dateTime: 190,
  time: 130,
  text: 140,
  integer: 80,
  percent: 92,
  choice: 140,
}

const widthOf = (type: string, { wide, numeric, narrow }: FieldView): number =>
  narrow ? 76 : (WIDTHS[type] ?? (wide ? 240 : numeric ? 112 : 160))

const GridRow = memo(function GridRow(row: RowProps) {
  const { entity, columns, source, index } = row
  const { viewOf } = useViews()
  return (
    <TableRow data-row={index}>
      {columns.map(({ field, disabled }) => (
        <TableCell
          key={field.name}
          className={viewOf(field).numeric ? 'numeric' : undefined}
          sx={{ minWidth: widthOf(field.type.name, viewOf(field)) }}
        >
          <FieldInput bare entity={entity} field={field} source={`${source}.${index}.${field.name}`} disabled={disabled} />
        </TableCell>
      ))}
      <TableCell sx={{ width: 1 }}>
        <RowActions {...row} />
      </TableCell>
    </TableRow>
  )
})

/** The rows' editor as a table: a column a field, a heading each. */
export const RowGrid = ({ keys, ...rows }: RowsEditor) => {
  const labelOf = useFieldLabel()
  const { viewOf } = useViews()
  return (
    <TableContainer sx={{ overflowX: 'auto', position: 'relative', border: '1px solid var(--line)', borderRadius: 1 }}>
      <Table size="small" sx={{ ...CELLS, ...INPUTS, ...(!rows.disabled && AT_HAND) }}>
        <TableHead>
          <TableRow>
            {rows.columns.map(({ field }) => (
              <TableCell key={field.name} className={viewOf(field).numeric ? 'numeric' : undefined}>
                <span className="label">
                  {labelOf(rows.entity, field)}
                  {field.required && (
                    <Box component="span" sx={{ opacity: 0.7 }}>
                      {' *'}
                    </Box>
                  )}
                </span>
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
