import { Stack } from '@mui/material'
import type { CellProps, FieldCells } from '../fieldView.ts'
import { ReferenceValue } from '../shared/cells/referenceValue.view.tsx'
import { ofCharacters } from '../shared/layout/widths.ts'

/** Number of names in a cell; it counts the rest. */
const NAMED = 3

const Names = ({ field, ids, plain, record }: Pick<CellProps, 'field' | 'plain' | 'record'> & { readonly ids: readonly unknown[] }) => (
  <>
    {ids.map((id) => (
      <ReferenceValue plain={plain} key={String(id)} entity={field.reference?.entity ?? ''} id={String(id)} record={record} />
    ))}
  </>
)

const Cell = ({ field, value, plain, record }: CellProps) => {
  const ids: readonly unknown[] = Array.isArray(value) ? value : []
  return (
    <Stack direction="row" component="span" sx={{ columnGap: 1, alignItems: 'baseline' }}>
      <Names field={field} ids={ids.slice(0, NAMED)} plain={plain} record={record} />
      {ids.length > NAMED && <span>+{ids.length - NAMED}</span>}
    </Stack>
  )
}

const Show = ({ field, value, record }: CellProps) => (
  <Stack direction="row" sx={{ columnGap: 2, rowGap: 0.5, flexWrap: 'wrap' }}>
    <Names field={field} ids={Array.isArray(value) ? value : []} record={record} />
  </Stack>
)

export const referencesView: FieldCells = {
  columnWidth: ofCharacters(22),
  Cell,
  Show,
}
