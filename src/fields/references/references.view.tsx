import { Stack } from '@mui/material'
import type { CellProps, FieldCells } from '../fieldView.ts'
import { ReferenceValue } from '../shared/cells/referenceValue.view.tsx'
import { ofCharacters } from '../shared/layout/widths.ts'

/** Number of names in a cell; it counts the rest. */
const NAMED = 3

interface NamesProps extends Pick<CellProps, 'field' | 'plain' | 'apart' | 'record'> {
  readonly ids: readonly unknown[]
}

const Names = ({ field, ids, ...shown }: NamesProps) => (
  <>
    {ids.map((id) => (
      <ReferenceValue {...shown} key={String(id)} entity={field.reference?.entity ?? ''} id={String(id)} />
    ))}
  </>
)

const Cell = ({ field, value, plain, apart, record }: CellProps) => {
  const ids: readonly unknown[] = Array.isArray(value) ? value : []
  return (
    <Stack direction="row" component="span" sx={{ columnGap: 1, alignItems: 'baseline' }}>
      <Names field={field} ids={ids.slice(0, NAMED)} plain={plain} apart={apart} record={record} />
      {ids.length > NAMED && <span>+{ids.length - NAMED}</span>}
    </Stack>
  )
}

const Show = ({ field, value, plain, apart, record }: CellProps) => (
  <Stack direction="row" sx={{ columnGap: 2, rowGap: 0.5, flexWrap: 'wrap' }}>
    <Names field={field} ids={Array.isArray(value) ? value : []} plain={plain} apart={apart} record={record} />
  </Stack>
)

export const referencesView: FieldCells = {
  columnWidth: ofCharacters(22),
  Cell,
  Show,
}
