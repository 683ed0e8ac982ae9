import type { CellProps, FieldView } from '../fieldView.ts'
import { useOptionLabel } from '../labels.view.tsx'
import { lazyInput } from '../lazyInput.view.tsx'

const inputs = () => import('./input/choiceInput.view.tsx')

const Cell = ({ entity, field, value }: CellProps) => <>{useOptionLabel()(entity, field, value)}</>

export const choiceView: FieldView = {
  Cell,
  Input: lazyInput(async () => (await inputs()).Input),
  Filter: lazyInput(async () => (await inputs()).Filter),
}
