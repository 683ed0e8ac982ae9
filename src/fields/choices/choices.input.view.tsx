import { AutocompleteArrayInput } from 'react-admin'
import type { FieldInputs, InputProps } from '../fieldView.ts'
import { useChoices } from '../shared/inputs/choices.view.tsx'
import { raProps } from '../shared/inputs/plainInput.view.tsx'

const Input = (props: InputProps) => (
  <AutocompleteArrayInput {...raProps(props)} choices={useChoices(props.entity, props.field)} translateChoice={false} />
)

export const choicesInputs: FieldInputs = { Input }
