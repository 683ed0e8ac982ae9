import { TextInput } from 'react-admin'
import type { FieldInputs } from '../fieldView.ts'
import { raProps } from '../plainInput.view.tsx'

export const textInputs: FieldInputs = {
  Input: (props) => <TextInput {...raProps(props)} slotProps={{ htmlInput: { dir: 'auto' } }} />,
}
