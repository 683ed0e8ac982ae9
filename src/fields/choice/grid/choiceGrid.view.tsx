import type { InputProps } from '../../fieldView.ts'
import { useFieldLabel } from '../../labels.view.tsx'
import { useChoices } from '../../shared/inputs/choices.view.tsx'
import { SearchableChoice } from '../../shared/inputs/searchableChoice.view.tsx'

/** Input of a choice in a grid's cell. */
export const ChoiceGrid = ({ entity, field, source, required = false }: InputProps) => (
  <SearchableChoice source={source} required={required} label={useFieldLabel()(entity, field)} choices={useChoices(entity, field)} />
)
