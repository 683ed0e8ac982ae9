import { AutocompleteArrayInput, AutocompleteInput, SelectInput } from 'react-admin'
import type { FieldInputs, InputProps } from '../fieldView.ts'
import { useChoices } from '../shared/inputs/choices.view.tsx'
import { raProps } from '../shared/inputs/plainInput.view.tsx'
import { choiceClip } from './grid/choiceClip.ts'
import { ChoiceGrid } from './grid/choiceGrid.view.tsx'

/** Maximum number of options in a plain select; more get a search input. */
const SCROLLED = 15

/** The button that clears a chosen value is visible on hover or focus, and always on devices without hover. */
const CLEAR_ON_CALL = {
  '& .RaResettableTextField-clearButton.Mui-disabled': { visibility: 'hidden' },
  '@media (hover: hover)': {
    '&:not(:hover, :focus-within) .RaResettableTextField-clearButton': { visibility: 'hidden' },
  },
} as const

const Input = (props: InputProps) => {
  const choices = useChoices(props.entity, props.field)
  const common = { ...raProps(props), choices, translateChoice: false }
  return choices.length > SCROLLED ? (
    <AutocompleteInput {...common} />
  ) : (
    <SelectInput {...common} resettable={!props.required && !props.disabled} sx={CLEAR_ON_CALL} />
  )
}

/** Multiple choice. */
const Filter = (props: InputProps) => (
  <AutocompleteArrayInput {...raProps(props)} choices={useChoices(props.entity, props.field)} translateChoice={false} />
)

export const choiceInputs: FieldInputs = { Input, Filter, Grid: ChoiceGrid, clip: choiceClip }
