import { InputAdornment, TextField, type TextFieldProps } from '@mui/material'

interface Props extends Pick<TextFieldProps, 'autoFocus' | 'required' | 'disabled' | 'size'> {
  readonly label: string
  readonly value: string
  readonly currency: string | null
  readonly mistake?: string | undefined
  readonly hint?: string | undefined
  readonly onChange: (value: string) => void
}

/** Input of an amount, left to right in all languages. */
export const AmountField = ({ currency, mistake, hint, onChange, ...rest }: Props) => (
  <TextField
    {...rest}
    error={mistake !== undefined}
    helperText={mistake ?? hint}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{
      htmlInput: { inputMode: 'decimal', autoComplete: 'off', dir: 'ltr' },
      input: currency === null ? {} : { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> },
    }}
  />
)
