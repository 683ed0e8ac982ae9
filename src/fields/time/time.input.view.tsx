import { TextInput } from 'react-admin'
import type { FieldInputs } from '../fieldView.ts'
import { raProps } from '../plainInput.view.tsx'

export const timeInputs: FieldInputs = {
  Input: (props) => <TextInput {...raProps(props)} type="time" slotProps={{ inputLabel: { shrink: true }, htmlInput: { step: 1 } }} />,
}
