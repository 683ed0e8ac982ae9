import type { CellProps, FieldCells } from '../fieldView.ts'
import { type Fallback, ReferenceValue } from '../shared/cells/referenceValue.view.tsx'
import { ofCharacters } from '../shared/layout/widths.ts'

const fallbackOf = ({ field, record }: Pick<CellProps, 'field' | 'record'>): Fallback | undefined => {
  const { fallback } = field.schema
  const text = fallback && record?.[fallback.field]
  if (typeof text !== 'string' || text === '') return undefined
  return { text, page: fallback?.page?.replace('{id}', encodeURIComponent(String(record?.id))) }
}

export const referenceView: FieldCells = {
  columnWidth: ofCharacters(20),
  narrowest: 10,
  inputWidth: 190,
  grows: true,
  Cell: ({ field, value, plain, apart, narrow, record }) => (
    <ReferenceValue
      plain={plain}
      apart={apart}
      narrow={narrow}
      entity={field.reference?.entity ?? ''}
      id={String(value)}
      record={record}
      fallback={fallbackOf({ field, record })}
    />
  ),
}
