import type { FieldCells } from '../fieldView.ts'
import { ReferenceValue } from '../referenceValue.view.tsx'

export const referenceView: FieldCells = {
  Cell: ({ field, value, plain }) => <ReferenceValue plain={plain} entity={field.reference?.entity ?? ''} id={String(value)} />,
}
