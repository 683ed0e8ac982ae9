import type { ResolvedField } from '../../../../model/resolvedEntity.ts'
import type { CellHint } from '../../../fieldView.ts'
import { useFieldLabel } from '../../../labels.view.tsx'
import { useGrid } from '../gridContext.view.ts'

/** Label of a field in one line: that of its hint, else its own. */
export const useCellLabel = () => {
  const { entity, reasons } = useGrid()
  const labelOf = useFieldLabel()
  return (field: ResolvedField, hint: CellHint | undefined): string =>
    hint?.label === undefined ? labelOf(entity, field) : reasons(hint.label)
}
