import type { FieldView } from '../fieldView.ts'
import { lazyInput } from '../lazyInput.view.tsx'
import { ReferenceValue } from '../referenceValue.view.tsx'

const inputs = () => import('./input/referenceInput.view.tsx')

export const referenceView: FieldView = {
  Cell: ({ field, value }) => <ReferenceValue entity={field.reference?.entity ?? ''} id={String(value)} />,
  Input: lazyInput(async () => (await inputs()).Input),
  Filter: lazyInput(async () => (await inputs()).Filter),
}
