import { TextInput } from 'react-admin'
import type { FieldInputs } from '../fieldView.ts'
import { raProps } from '../shared/inputs/plainInput.view.tsx'
import { SuggestedText } from './suggested/SuggestedText.view.tsx'

export const textInputs: FieldInputs = {
  Input: (props) =>
    props.field.schema.suggestions ? (
      <SuggestedText {...props} />
    ) : (
      <TextInput {...raProps(props)} slotProps={{ htmlInput: { dir: 'auto' } }} />
    ),
}
