import CloudUpload from '@mui/icons-material/CloudUpload'
import Delete from '@mui/icons-material/DeleteOutline'
import { Box, IconButton, InputLabel, LinearProgress, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { FieldTitle, useInput, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { DropZone } from '../../../ui/DropZone.tsx'
import type { InputProps } from '../../fieldView.ts'
import { HelperText } from '../inputs/helperText.view.tsx'
import { useLocale } from '../locale/locale.view.tsx'
import { useUpload } from './upload.view.tsx'
import { acceptedTypes, uploadRefusal } from './uploadRefusal.ts'

interface Props extends InputProps {
  readonly kind: 'image' | 'file'
  readonly preview: (id: string) => ReactNode
}

/** Beside the drop zone; on narrow pages above it. */
const GIVEN = { display: 'flex', minWidth: 0, maxWidth: 'calc(100% - 48px)' } as const

/** Uploads a file as the field's value. Errors are set on the field. */
const useFieldUpload = ({ source, field, kind }: Pick<Props, 'source' | 'field' | 'kind'>, onDone: (id: string) => void) => {
  const locale = useLocale()
  const { setError, clearErrors } = useFormContext()
  const { fraction, upload } = useUpload(kind, {
    onStart: () => clearErrors(source),
    onDone,
    onError: (message) => setError(source, { type: 'upload', message }),
  })
  const accepted = acceptedTypes(field, kind)
  const take = ([file]: readonly File[]) => {
    if (!file || fraction !== undefined) return
    const refused = uploadRefusal(file, field, accepted, locale)
    if (refused) setError(source, { type: 'upload', message: refused })
    else void upload(file)
  }
  return { fraction, accepted, take }
}

/** Input of one upload: uploads a dropped or chosen file immediately, and shows its progress. The form's value is the upload's id. */
export const UploadInput = ({ source, label, helperText, required, disabled, field: resolved, kind, preview }: Props) => {
  const translate = useTranslate()
  const { field, fieldState, id, isRequired } = useInput({ source, isRequired: required })
  const { fraction, accepted, take } = useFieldUpload({ source, field: resolved, kind }, field.onChange)
  const error = fieldState.error?.message
  const busy = fraction !== undefined
  return (
    <Box sx={{ width: '100%' }}>
      {label !== false && (
        <InputLabel shrink htmlFor={id} error={fieldState.invalid}>
          <FieldTitle label={label} source={source} isRequired={isRequired} />
        </InputLabel>
      )}
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {field.value && !busy ? <Box sx={GIVEN}>{preview(field.value)}</Box> : null}
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
      <HelperText error={error} helperText={helperText} />
    </Box>
  )
}
