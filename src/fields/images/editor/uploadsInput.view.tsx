import CloudUpload from '@mui/icons-material/CloudUpload'
import { Box, FormHelperText, InputLabel, Stack, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { DropZone } from '../../../ui/DropZone.tsx'
import type { InputProps } from '../../fieldView.ts'
import { useLocale } from '../../shared/locale/locale.view.tsx'
import { acceptedTypes, refusal, uploadRefusal } from '../../shared/uploads/uploadRefusal.ts'
import { PendingUpload } from './pendingUpload.view.tsx'
import { useUploadQueue } from './uploadQueue.view.ts'
import { UploadTile } from './uploadTile.view.tsx'

/** Moves one item of a list. */
const move = <T,>(list: readonly T[], from: number, to: number): readonly T[] => {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return list
  const others = list.toSpliced(from, 1)
  return others.toSpliced(to, 0, item)
}

interface Props extends InputProps {
  readonly kind: 'image' | 'file'
}

const LIST = { listStyle: 'none', m: 0, p: 0, mt: 1, gap: 1 } as const
const GRID = { ...LIST, display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' } as const

const idsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

/** Blocks saving while uploads are pending, as they would be missing from the record. */
const useHeldForm = (holds: boolean, onHeld: () => void) => {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = root.current?.closest('form')
    if (!holds || !form) return
    const hold = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      onHeld()
    }
    form.addEventListener('submit', hold, true)
    return () => form.removeEventListener('submit', hold, true)
  }, [holds, onHeld])
  return root
}

/** Input of several uploads in the user's order. Files are dropped or chosen together, and uploaded one by one. The form's value is their ids. */
export const UploadsInput = ({ source, label, helperText, required, disabled = false, field: resolved, kind }: Props) => {
  const translate = useTranslate()
  const locale = useLocale()
  const { field, fieldState, id, isRequired } = useInput({ source, isRequired: required })
  const { getValues, clearErrors } = useFormContext()
  const [announcement, announce] = useState('')
  const [held, setHeld] = useState(false)
  const moved = useRef<string>(undefined)
  const now = () => idsOf(getValues(source))
  const ids = idsOf(field.value)
  const accepted = acceptedTypes(resolved, kind)
  const { maxItems } = resolved.schema
  const put = (next: readonly string[]) => {
    clearErrors(source)
    field.onChange([...next])
  }
  const { pending, busy, add, cancel, retry } = useUploadQueue(kind, {
    refuse: (waiting) =>
      maxItems !== undefined && now().length + waiting >= maxItems ? refusal('maxItems', { limit: maxItems }) : undefined,
    validate: (file) => uploadRefusal(file, resolved, accepted, locale),
    onDone: (upload) => put([...now(), upload]),
  })
  const root = useHeldForm(pending.length > 0, () => {
    setHeld(true)
    root.current?.querySelector<HTMLElement>('[data-pending] button')?.focus()
  })

  const moveTo = (from: number, to: number) => {
    moved.current = ids[from]
    put(move(ids, from, to))
    announce(translate('app.uploads.moved', { number: to + 1, count: ids.length }))
  }
  useEffect(() => {
    if (moved.current === undefined) return
    const tile = root.current?.querySelector(`[data-upload="${moved.current}"]`)
    if (!tile?.contains(document.activeElement)) tile?.querySelector<HTMLElement>('[data-move]:not(:disabled)')?.focus()
    moved.current = undefined
  })
  const error = fieldState.error?.message
  return (
    <Box ref={root} sx={{ width: '100%' }}>
      {label !== false && (
        <InputLabel shrink htmlFor={id} error={fieldState.invalid}>
          <FieldTitle label={label} source={source} isRequired={isRequired} />
        </InputLabel>
      )}
      {!disabled && (
        <DropZone
          id={id}
          multiple
          accept={accepted.join(',')}
          disabled={disabled}
          invalid={fieldState.invalid}
          onFiles={(files) => {
            setHeld(false)
            add(files)
          }}
          sx={{ gap: 1, p: 2 }}
        >
          <CloudUpload fontSize="small" />
          <Typography variant="body2">{translate(kind === 'image' ? 'app.uploads.dropImages' : 'app.uploads.dropFiles')}</Typography>
        </DropZone>
      )}
      {pending.length > 0 && (
        <Stack component="ul" sx={LIST} data-pending>
          {pending.map((upload) => (
            <PendingUpload key={upload.key} upload={upload} onCancel={() => cancel(upload.key)} onRetry={() => retry(upload.key)} />
          ))}
        </Stack>
      )}
      <FormHelperText role="status" error={!busy} sx={{ mt: held ? 1 : 0 }}>
        {held && pending.length > 0 && translate(busy ? 'app.uploads.wait' : 'app.uploads.unsent')}
      </FormHelperText>
      {ids.length > 0 && (
        <Stack component="ol" sx={kind === 'image' ? GRID : LIST}>
          {ids.map((upload, position) => (
            <UploadTile
              key={upload}
              id={upload}
              kind={kind}
              position={position}
              count={ids.length}
              disabled={disabled}
              onMove={(to) => moveTo(position, to)}
              onDropTile={(from) => moveTo(from, position)}
              onRemove={() => put(ids.filter((one) => one !== upload))}
            />
          ))}
        </Stack>
      )}
      <FormHelperText role="status">{announcement}</FormHelperText>
      {(error || helperText) && (
        <FormHelperText error={fieldState.invalid}>
          <InputHelperText error={error} helperText={helperText} />
        </FormHelperText>
      )}
    </Box>
  )
}
