import { FormHelperText } from '@mui/material'
import { InputHelperText } from 'react-admin'
import type { InputProps } from '../../fieldView.ts'

interface Props extends Pick<InputProps, 'helperText'> {
  readonly error: string | undefined
}

/** The error or the help below an input that is no text field. */
export const HelperText = ({ error, helperText }: Props) =>
  error || helperText ? (
    <FormHelperText error={Boolean(error)}>
      <InputHelperText error={error} helperText={helperText} />
    </FormHelperText>
  ) : null
