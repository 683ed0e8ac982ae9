import type { CellProps, FieldCells } from '../fieldView.ts'
import { ReferenceValue, type StandIn } from '../shared/cells/referenceValue.view.tsx'
import { ofCharacters } from '../shared/layout/widths.ts'

const standInOf = ({ field, record }: Pick<CellProps, 'field' | 'record'>): StandIn | undefined => {
  const { standIn } = field.schema
  const text = standIn && record?.[standIn.field]
  if (typeof text !== 'string' || text === '') return undefined
  return { text, page: standIn?.page?.replace('{id}', encodeURIComponent(String(record?.id))) }
}

export const referenceView: FieldCells = {
  columnWidth: ofCharacters(20),
  narrowest: 10,
  inputWidth: 190,
  grows: true,
  Cell: ({ field, value, plain, narrow, record }) => (
    <ReferenceValue
      plain={plain}
      narrow={narrow}
      entity={field.reference?.entity ?? ''}
      id={String(value)}
      standIn={standInOf({ field, record })}
    />
  ),
}
