import { PasswordInput, useTranslate } from 'react-admin'
import type { FieldView } from '../fieldView.ts'
import { raProps } from '../plainInput.view.tsx'

/** Written, never read: an empty input leaves what is stored. */
export const passwordView: FieldView = {
  Cell: () => <>{useTranslate()('app.form.passwordSet')}</>,
  Input: (props) => <PasswordInput {...raProps(props)} slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'new-password' } }} />,
}
