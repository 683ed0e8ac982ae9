import { AutocompleteArrayInput } from 'react-admin'
import { useChoices } from '../choices.view.tsx'
import type { FieldInputs, InputProps } from '../fieldView.ts'
import { raProps } from '../plainInput.view.tsx'

const Input = (props: InputProps) => (
  <AutocompleteArrayInput {...raProps(props)} choices={useChoices(props.entity, props.field)} translateChoice={false} />
)

export const choicesInputs: FieldInputs = { Input }
