import { TextInput } from 'react-admin'
import type { FieldInputs } from '../fieldView.ts'
import { raProps } from '../shared/inputs/plainInput.view.tsx'

export const longTextInputs: FieldInputs = {
  Input: (props) => <TextInput {...raProps(props)} multiline minRows={3} maxRows={12} slotProps={{ htmlInput: { dir: 'auto' } }} />,
  Filter: (props) => <TextInput {...raProps(props)} />,
}
