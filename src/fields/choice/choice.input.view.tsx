import { AutocompleteArrayInput, AutocompleteInput, SelectInput } from 'react-admin'
import { useChoices } from '../choices.view.tsx'
import type { FieldInputs, InputProps } from '../fieldView.ts'
import { raProps } from '../plainInput.view.tsx'

/** More options than this are searched rather than scrolled. */
const SCROLLED = 15

const Input = (props: InputProps) => {
  const choices = useChoices(props.entity, props.field)
  const common = { ...raProps(props), choices, translateChoice: false }
  return choices.length > SCROLLED ? (
    <AutocompleteInput {...common} />
  ) : (
    <SelectInput {...common} resettable={!props.required && !props.disabled} />
  )
}

/** Any of several. */
const Filter = (props: InputProps) => (
  <AutocompleteArrayInput {...raProps(props)} choices={useChoices(props.entity, props.field)} translateChoice={false} />
)

export const choiceInputs: FieldInputs = { Input, Filter }
