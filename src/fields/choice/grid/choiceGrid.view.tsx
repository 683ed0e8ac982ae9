import type { InputProps } from '../../fieldView.ts'
import { useFieldLabel } from '../../labels.view.tsx'
import { useChoices } from '../../shared/inputs/choices.view.tsx'
import { Choosing } from '../../shared/inputs/choosing.view.tsx'

/** One of a field's options, in a cell of a grid. */
export const ChoiceGrid = ({ entity, field, source, required = false }: InputProps) => (
  <Choosing source={source} required={required} label={useFieldLabel()(entity, field)} choices={useChoices(entity, field)} />
)
