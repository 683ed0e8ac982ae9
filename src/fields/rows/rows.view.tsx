import { Chip } from '@mui/material'
import { Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { lazy } from '../../ui/lazy/lazy.tsx'
import type { CellProps, FieldCells } from '../fieldView.ts'
import { ofCharacters } from '../shared/layout/widths.ts'

const RowsTable = lazy(() => import('./grid/rowsTable.view.tsx'))

const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)

const Cell = ({ value }: CellProps) => (
  <Chip component="span" size="small" label={useTranslate()('app.list.rows', { smart_count: countOf(value) })} />
)

export const rowsView: FieldCells = {
  columnWidth: ofCharacters(8),
  fit: true,
  wide: true,
  Cell,
  Show: (props: CellProps) => (
    <Suspense>
      <RowsTable {...props} />
    </Suspense>
  ),
}
