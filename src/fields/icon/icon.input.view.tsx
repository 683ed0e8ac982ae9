import Clear from '@mui/icons-material/Clear'
import { Box, Button, IconButton, InputLabel, Stack } from '@mui/material'
import { Suspense, useState } from 'react'
import { FieldTitle, useInput, useTranslate } from 'react-admin'
import { lazy } from '../../ui/lazy/lazy.tsx'
import type { FieldInputs, InputProps } from '../fieldView.ts'
import { HelperText } from '../shared/inputs/helperText.view.tsx'
import { useViews } from '../viewContext.view.tsx'

const IconPicker = lazy(() => import('./picker/iconPicker.view.tsx'))

/** The label is in the button's border, like those of inputs. */
const ON_LINE = { position: 'absolute', top: 0, left: 0, zIndex: 1, px: 0.5, mx: -0.5, backgroundColor: 'var(--paper)' } as const

const Input = ({ source, label, helperText, required, disabled }: InputProps) => {
  const translate = useTranslate()
  const { Icon } = useViews()
  const [open, setOpen] = useState(false)
  const { field, fieldState, id, isRequired } = useInput({ source, isRequired: required })
  const error = fieldState.error?.message
  return (
    <Box sx={{ position: 'relative', width: '100%' }}>
      {label !== false && (
        <InputLabel shrink variant="outlined" size="small" htmlFor={id} error={fieldState.invalid} sx={ON_LINE}>
          <FieldTitle label={label} source={source} isRequired={isRequired} />
        </InputLabel>
      )}
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
        <Button
          id={id}
          ref={field.ref}
          variant="outlined"
          fullWidth
          sx={{ justifyContent: 'flex-start', fontWeight: 400, px: 1.75, borderColor: fieldState.invalid ? 'error.main' : 'var(--field)' }}
          disabled={disabled}
          startIcon={field.value ? <Icon name={field.value} /> : undefined}
          onClick={() => setOpen(true)}
        >
          {field.value || translate('app.form.chooseIcon')}
        </Button>
        {field.value && !disabled && (
          <IconButton aria-label={translate('app.form.clear')} size="small" onClick={() => field.onChange(null)}>
            <Clear fontSize="small" />
          </IconButton>
        )}
      </Stack>
      <HelperText error={error} helperText={helperText} />
      {open && (
        <Suspense>
          <IconPicker
            chosen={field.value}
            onClose={() => setOpen(false)}
            onChoose={(name) => {
              field.onChange(name)
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </Box>
  )
}

export const iconInputs: FieldInputs = { Input }
