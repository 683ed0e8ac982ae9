import { AutocompleteArrayInput, AutocompleteInput, SelectInput } from 'react-admin'
import { useChoices } from '../choices.view.tsx'
import type { CellProps, FieldView, InputProps } from '../fieldView.ts'
import { useOptionLabel } from '../labels.view.tsx'
import { raProps } from '../plainInput.view.tsx'

/** More options than this are searched rather than scrolled. */
const SCROLLED = 15

const Cell = ({ entity, field, value }: CellProps) => <>{useOptionLabel()(entity, field, value)}</>

const Input = (props: InputProps) => {
  const choices = useChoices(props.entity, props.field)
  const common = { ...raProps(props), choices, translateChoice: false }
  return choices.length > SCROLLED ? <AutocompleteInput {...common} /> : <SelectInput {...common} resettable={!props.required} />
}

/** Any of several. */
const Filter = (props: InputProps) => (
  <AutocompleteArrayInput {...raProps(props)} choices={useChoices(props.entity, props.field)} translateChoice={false} />
)

export const choiceView: FieldView = { Cell, Input, Filter }
