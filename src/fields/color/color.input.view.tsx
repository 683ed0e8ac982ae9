import { Box, InputAdornment } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useController } from 'react-hook-form'
import { DraftInput } from '../draftInput.view.tsx'
import type { FieldInputs, InputProps } from '../fieldView.ts'

const Picker = ({ source, disabled }: Pick<InputProps, 'source' | 'disabled'>) => {
  const translate = useTranslate()
  const { field } = useController({ name: source })
  const color = /^#[0-9a-f]{6}/i.exec(String(field.value ?? ''))?.[0] ?? '#000000'
  return (
    <InputAdornment position="end">
      <Box
        component="input"
        type="color"
        aria-label={translate('app.form.chooseColor')}
        value={color}
        disabled={disabled}
        onChange={(event) => field.onChange(event.target.value)}
        sx={{ width: 32, height: 24, p: 0, border: 0, background: 'none', cursor: 'pointer' }}
      />
    </InputAdornment>
  )
}

const Input = (props: InputProps) => (
  <DraftInput
    {...props}
    format={String}
    parse={(typed) => typed.trim().toLowerCase()}
    slotProps={{ htmlInput: { dir: 'ltr' }, input: { endAdornment: <Picker source={props.source} disabled={props.disabled} /> } }}
  />
)

export const colorInputs: FieldInputs = { Input }
