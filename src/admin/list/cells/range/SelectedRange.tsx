import { Box } from '@mui/material'
import { useListContext } from 'react-admin'
import type { Range } from '../../../../fields/rows/grid/core/selection.ts'
import { useAreaTexts } from '../../../../providers/i18n/areaTexts.ts'
import { VISUALLY_HIDDEN } from '../../../../ui/visuallyHidden.ts'
import { cellsIn, type TableRange } from '../cellPlaces.ts'
import { FillHandle } from './FillHandle.tsx'
import type { useRangeSelection } from './useRangeSelection.ts'

interface Props {
  readonly root: () => HTMLElement | null
  readonly selection: ReturnType<typeof useRangeSelection>
  readonly onFill: (table: TableRange, whole: Range) => void
}

/** Announces the size of the selection, and lets it be dragged over others. */
export const SelectedRange = ({ root, selection, onFill }: Props) => {
  const texts = useAreaTexts('keys')
  const { total } = useListContext()
  const table = selection.rangeOf()
  const within = root()
  if (!table || !within) return null
  const { top, bottom, left, right } = table.range
  const open = table.toEnd && total === undefined
  const [rows, columns] = [bottom - top + 1, right - left + 1]
  const last = cellsIn(within, { ...table.range, top: bottom, left: right })[0]?.[0]
  return (
    <>
      <Box component="span" role="status" sx={VISUALLY_HIDDEN}>
        {selection.several &&
          (open
            ? texts('keys.range.toEnd', { smart_count: columns })
            : texts('keys.range.selected', { rows, columns, smart_count: rows * columns }))}
      </Box>
      {last && <FillHandle cell={last} root={within} table={table} onFill={(whole) => onFill(table, whole)} />}
    </>
  )
}
