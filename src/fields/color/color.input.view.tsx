import { Box, InputAdornment } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useController } from 'react-hook-form'
import type { FieldInputs, InputProps } from '../fieldView.ts'
import { DraftInput } from '../shared/inputs/draftInput.view.tsx'
import { SWATCH_EDGE } from './swatchEdge.ts'

const SWATCH = {
  width: 24,
  height: 24,
  p: 0,
  flexShrink: 0,
  border: '1px solid',
  borderColor: SWATCH_EDGE,
  borderRadius: '6px',
  overflow: 'hidden',
  background: 'none',
  appearance: 'none',
  cursor: 'pointer',
  '&:disabled': { cursor: 'default' },
  '&::-webkit-color-swatch-wrapper': { padding: 0 },
  '&::-webkit-color-swatch': { border: 0, borderRadius: 0 },
  '&::-moz-color-swatch': { border: 0, borderRadius: 0 },
} as const

/** Style of an empty value, which the browser's input would show as black. */
const NONE = {
  ...SWATCH,
  borderStyle: 'dashed',
  '&::-webkit-color-swatch': { visibility: 'hidden' },
  '&::-moz-color-swatch': { visibility: 'hidden' },
} as const

const Picker = ({ source, disabled }: Pick<InputProps, 'source' | 'disabled'>) => {
  const translate = useTranslate()
  const { field } = useController({ name: source })
  const color = /^#[0-9a-f]{6}/i.exec(String(field.value ?? ''))?.[0]
  return (
    <InputAdornment position="end">
      <Box
        component="input"
        type="color"
        aria-label={translate('app.form.chooseColor')}
        value={color ?? '#000000'}
        disabled={disabled}
        onChange={(event) => field.onChange(event.target.value)}
        sx={color === undefined ? NONE : SWATCH}
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
