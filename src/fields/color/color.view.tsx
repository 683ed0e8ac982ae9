import { Box, InputAdornment } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useController } from 'react-hook-form'
import { Code } from '../codeCell.view.tsx'
import { DraftInput } from '../draftInput.view.tsx'
import type { CellProps, FieldView, InputProps } from '../fieldView.ts'

const Swatch = ({ color }: { readonly color: string }) => (
  <Box
    component="span"
    sx={{ width: 16, height: 16, borderRadius: 0.5, border: 1, borderColor: 'divider', backgroundColor: color, flexShrink: 0 }}
  />
)

const Cell = ({ value }: CellProps) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
    <Swatch color={String(value)} />
    <Code>{String(value)}</Code>
  </Box>
)

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

export const colorView: FieldView = { Cell, Input }
