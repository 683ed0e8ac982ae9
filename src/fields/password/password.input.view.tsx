import { PasswordInput } from 'react-admin'
import type { FieldInputs } from '../fieldView.ts'
import { raProps } from '../shared/inputs/plainInput.view.tsx'

/** An empty input keeps the stored password. */
export const passwordInputs: FieldInputs = {
  Input: (props) => <PasswordInput {...raProps(props)} slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'new-password' } }} />,
}
