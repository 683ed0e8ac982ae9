import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { memo, useMemo, useState } from 'react'
import { overflowRef, SCROLL_SHADOWS } from '../../../ui/scrollShadows.ts'
import { FieldInput } from '../../fieldInput.view.tsx'
import { useFieldLabel } from '../../labels.view.tsx'
import { fittingColumns } from '../../shared/layout/fittingColumns.ts'
import { useAvailableWidth } from '../../shared/layout/useAvailableWidth.view.ts'
import { growsOf, inputWidthOf } from '../../shared/layout/widths.ts'
import { useViews } from '../../viewContext.view.tsx'
import { GRID } from './gridLook.view.ts'
import { RowActions } from './rowActions.view.tsx'
import { MoreButton, MoreFields, useFoldedMistake } from './rowMore.view.tsx'
import type { RowColumn, RowProps, RowsEditor } from './rowsEditor.view.ts'

/** CSS pixels at a row's end: its buttons, and the one that shows folded fields. */
const ACTIONS = 104
const MORE = 34

interface Folding {
  /** In the row. */
  readonly shown: readonly RowColumn[]
  /** Below it, when it is unfolded. */
  readonly folded: readonly RowColumn[]
}

/** Columns that fit into a width, without those that are folded from the start. */
const useFolding = (columns: readonly RowColumn[], width: number): Folding => {
  const { viewOf } = useViews()
  return useMemo(() => {
    const wanted = columns
      .filter(({ field }) => field.schema.list !== false)
      .map(({ field }) => ({ field, width: inputWidthOf(field, viewOf(field)) }))
    const fitting = fittingColumns(wanted, width - ACTIONS - MORE)
    const isShown = ({ field }: RowColumn) => fitting.has(field.name)
    return { shown: columns.filter(isShown), folded: columns.filter((column) => !isShown(column)) }
  }, [columns, width, viewOf])
}

const GridRow = memo(function GridRow({ shown, folded, ...row }: RowProps & Folding) {
  const { entity, source, index } = row
  const { viewOf } = useViews()
  const [unfolded, setUnfolded] = useState(false)
  const path = `${source}.${index}`
  const open = useFoldedMistake(path, folded) || unfolded
  return (
    <>
      <TableRow data-row={index} className={open ? 'inputs open' : 'inputs'}>
        {shown.map(({ field, disabled }) => (
          <TableCell
            key={field.name}
            className={viewOf(field).numeric ? 'numeric' : undefined}
            sx={{ minWidth: inputWidthOf(field, viewOf(field)) }}
          >
            <FieldInput bare entity={entity} field={field} source={`${path}.${field.name}`} disabled={disabled} />
          </TableCell>
        ))}
        <TableCell>
          <RowActions {...row}>
            {folded.length > 0 && <MoreButton source={path} folded={folded} open={open} toggle={() => setUnfolded(!open)} />}
          </RowActions>
        </TableCell>
      </TableRow>
      {open && (
        <TableRow data-row={index}>
          <TableCell colSpan={shown.length + 1}>
            <MoreFields entity={entity} columns={folded} source={source} index={index} />
          </TableCell>
        </TableRow>
      )}
    </>
  )
})

/** References share the remaining width; if there are none, all columns do. */
const useWidths = (shown: readonly RowColumn[]) => {
  const { viewOf } = useViews()
  const grows = ({ field }: RowColumn) => growsOf(field, viewOf(field))
  const many = shown.filter(grows).length
  return (column: RowColumn): string | undefined => (many === 0 ? undefined : grows(column) ? `${100 / many}%` : '1px')
}

const Grid = ({ keys, width, ...rows }: RowsEditor & { readonly width: number }) => {
  const labelOf = useFieldLabel()
  const { viewOf } = useViews()
  const folding = useFolding(rows.columns, width)
  const widthOf = useWidths(folding.shown)
  return (
    <TableContainer ref={overflowRef} sx={{ overflowX: 'auto', ...SCROLL_SHADOWS }}>
      <Table size="small" sx={GRID}>
        <TableHead>
          <TableRow>
            {folding.shown.map((column) => (
              <TableCell
                key={column.field.name}
                className={viewOf(column.field).numeric ? 'numeric' : undefined}
                sx={{ width: widthOf(column) }}
              >
                <span className="label">
                  {labelOf(rows.entity, column.field)}
                  {column.field.required && (
                    <Box component="span" sx={{ opacity: 0.7 }}>
                      {'\u00a0*'}
                    </Box>
                  )}
                </span>
              </TableCell>
            ))}
            <TableCell sx={{ width: '1px' }} />
          </TableRow>
        </TableHead>
        <TableBody>
          {keys.map((key, index) => (
            <GridRow key={key} {...rows} {...folding} index={index} last={index === keys.length - 1} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** The rows' editor as a table: a column a field, a heading each, as many as fit; the others unfold below their row. */
export const RowGrid = (rows: RowsEditor) => {
  const [ref, width] = useAvailableWidth()
  return (
    <Box ref={ref} sx={{ minWidth: 0, overflow: 'hidden', border: '1px solid var(--line)', borderRadius: 1 }}>
      {width !== undefined && <Grid {...rows} width={width} />}
    </Box>
  )
}
