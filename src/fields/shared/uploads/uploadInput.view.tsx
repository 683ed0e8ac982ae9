import CloudUpload from '@mui/icons-material/CloudUpload'
import Delete from '@mui/icons-material/DeleteOutline'
import { Box, FormHelperText, IconButton, InputLabel, LinearProgress, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { DropZone } from '../../../ui/DropZone.tsx'
import type { InputProps } from '../../fieldView.ts'
import { useLocale } from '../locale/locale.view.tsx'
import { useUpload } from './upload.view.tsx'
import { acceptedTypes, uploadRefusal } from './uploadRefusal.ts'

interface Props extends InputProps {
  readonly kind: 'image' | 'file'
  readonly preview: (id: string) => ReactNode
}

/** Beside the drop zone; on narrow pages above it. */
const GIVEN = { display: 'flex', minWidth: 0, maxWidth: 'calc(100% - 48px)' } as const

/** Input of one upload: uploads a dropped or chosen file immediately, and shows its progress. The form's value is the upload's id. */
export const UploadInput = ({ source, label, helperText, required, disabled, field: resolved, kind, preview }: Props) => {
  const translate = useTranslate()
  const locale = useLocale()
  const { field, fieldState, id, isRequired } = useInput({ source, isRequired: required })
  const { setError, clearErrors } = useFormContext()
  const { fraction, upload } = useUpload(kind, {
    onStart: () => clearErrors(source),
    onDone: field.onChange,
    onError: (message) => setError(source, { type: 'upload', message }),
  })
  const accepted = acceptedTypes(resolved, kind)
  const error = fieldState.error?.message
  const busy = fraction !== undefined
  const take = ([file]: readonly File[]) => {
    if (!file || disabled || busy) return
    const refused = uploadRefusal(file, resolved, accepted, locale)
    if (refused) setError(source, { type: 'upload', message: refused })
    else void upload(file)
  }
  return (
    <Box sx={{ width: '100%' }}>
      {label !== false && (
        <InputLabel shrink htmlFor={id} error={fieldState.invalid}>
          <FieldTitle label={label} source={source} isRequired={isRequired} />
        </InputLabel>
      )}
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {field.value && !busy ? <Box sx={GIVEN}>{preview(String(field.value))}</Box> : null}
        {field.value && !disabled && !busy ? (
          <IconButton aria-label={translate('app.form.removeFile')} onClick={() => field.onChange(null)}>
            <Delete />
          </IconButton>
        ) : null}
        <DropZone
          id={id}
          accept={accepted.join(',')}
          disabled={disabled === true || busy}
          invalid={fieldState.invalid}
          onFiles={take}
          sx={{ flex: '1 1 180px', gap: 1, p: 1.5 }}
        >
          <CloudUpload fontSize="small" />
          <Typography variant="body2">
            {translate(busy ? 'app.form.uploading' : kind === 'image' ? 'app.form.uploadImage' : 'app.form.upload')}
          </Typography>
        </DropZone>
      </Stack>
      {busy && <LinearProgress variant="determinate" value={fraction * 100} aria-label={translate('app.form.uploading')} />}
      {(error || helperText) && (
        <FormHelperText error={fieldState.invalid}>
          <InputHelperText error={error} helperText={helperText} />
        </FormHelperText>
      )}
    </Box>
  )
}
