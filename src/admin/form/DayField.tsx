import { InputAdornment, TextField, type TextFieldProps } from '@mui/material'
import { DayText } from '../../fields/date/date.view.tsx'
import { momentSlot } from '../../fields/shared/inputs/moment.view.tsx'

interface Props extends Pick<TextFieldProps, 'helperText' | 'autoFocus'> {
  readonly label: string
  /** `YYYY-MM-DD`, or `''`. */
  readonly value: string
  /** Error, shown instead of the helper text. */
  readonly mistake?: string | undefined
  readonly onChange: (value: string) => void
  /** Puts the label inside, so that the fields of a row have one height. */
  readonly within?: boolean
}

const Within = ({ label }: Pick<Props, 'label'>) => (
  <InputAdornment position="start" aria-hidden disableTypography sx={{ typography: 'body2', color: 'text.secondary' }}>
    {label}
  </InputAdornment>
)

/** Input of a calendar day outside of a record's form. */
export const DayField = ({ label, value, onChange, mistake, helperText, within = false, ...rest }: Props) => (
  <TextField
    {...rest}
    {...(within ? { hiddenLabel: true, margin: 'none' } : { label })}
    type="date"
    error={mistake !== undefined}
    helperText={mistake ?? helperText}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{
      inputLabel: { shrink: true },
      htmlInput: within ? { 'aria-label': label } : {},
      input: momentSlot(value && <DayText value={value} />, within && <Within label={label} />),
    }}
  />
)
