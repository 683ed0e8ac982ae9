import CloudUpload from '@mui/icons-material/CloudUpload'
import { Box, FormHelperText, InputLabel, Stack, Typography } from '@mui/material'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { FieldTitle, useInput, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { DropZone } from '../../../ui/DropZone.tsx'
import type { InputProps } from '../../fieldView.ts'
import { HelperText } from '../../shared/inputs/helperText.view.tsx'
import { useSubmitGuard } from '../../shared/inputs/useSubmitGuard.view.ts'
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

/** The focus follows a moved upload, whose id the caller writes into the ref. */
const useMovedFocus = (root: RefObject<HTMLElement | null>) => {
  const moved = useRef<string>(undefined)
  useEffect(() => {
    if (moved.current === undefined) return
    const tile = root.current?.querySelector(`[data-upload="${moved.current}"]`)
    if (!tile?.contains(document.activeElement)) tile?.querySelector<HTMLElement>('[data-move]:not(:disabled)')?.focus()
    moved.current = undefined
  })
  return moved
}

interface TilesProps extends Pick<Props, 'kind'> {
  readonly ids: readonly string[]
  readonly disabled: boolean
  readonly onMove: (from: number, to: number) => void
  readonly onRemove: (id: string) => void
}

/** The stored uploads in their order. */
const Tiles = ({ ids, kind, disabled, onMove, onRemove }: TilesProps) => (
  <Stack component="ol" sx={kind === 'image' ? GRID : LIST}>
    {ids.map((upload, position) => (
      <UploadTile
        key={upload}
        id={upload}
        kind={kind}
        position={position}
        count={ids.length}
        disabled={disabled}
        onMove={(to) => onMove(position, to)}
        onDropTile={(from) => onMove(from, position)}
        onRemove={() => onRemove(upload)}
      />
    ))}
  </Stack>
)

interface FormValue {
  readonly now: () => readonly string[]
  readonly put: (next: readonly string[]) => void
}

/** The queue of uploads of a field, each of which is checked before it is sent, and added to the value when it is stored. */
const useFieldUploads = ({ field, kind }: Pick<Props, 'field' | 'kind'>, { now, put }: FormValue) => {
  const locale = useLocale()
  const accepted = acceptedTypes(field, kind)
  const { maxItems } = field.schema
  const queue = useUploadQueue(kind, {
    refuse: (waiting) =>
      maxItems !== undefined && now().length + waiting >= maxItems ? refusal('maxItems', { limit: maxItems }) : undefined,
    validate: (file) => uploadRefusal(file, field, accepted, locale),
    onDone: (upload) => put([...now(), upload]),
  })
  return { accepted, ...queue }
}

type Queue = Pick<ReturnType<typeof useFieldUploads>, 'pending' | 'cancel' | 'retry'>

const PendingUploads = ({ pending, cancel, retry }: Queue) =>
  pending.length > 0 && (
    <Stack component="ul" sx={LIST} data-pending>
      {pending.map((upload) => (
        <PendingUpload key={upload.key} upload={upload} onCancel={() => cancel(upload.key)} onRetry={() => retry(upload.key)} />
      ))}
    </Stack>
  )

interface ZoneProps extends Pick<Props, 'kind'> {
  readonly id: string
  readonly accepted: readonly string[]
  readonly invalid: boolean
  readonly onFiles: (files: readonly File[]) => void
}

const UploadZone = ({ id, kind, accepted, invalid, onFiles }: ZoneProps) => {
  const translate = useTranslate()
  return (
    <DropZone id={id} multiple accept={accepted.join(',')} invalid={invalid} onFiles={onFiles} sx={{ gap: 1, p: 2 }}>
      <CloudUpload fontSize="small" />
      <Typography variant="body2">{translate(kind === 'image' ? 'app.uploads.dropImages' : 'app.uploads.dropFiles')}</Typography>
    </DropZone>
  )
}

/** Input of several uploads in the user's order. Files are dropped or chosen together, and uploaded one by one. The form's value is their ids. */
export const UploadsInput = ({ source, label, helperText, required, disabled = false, field: resolved, kind }: Props) => {
  const translate = useTranslate()
  const { field, fieldState, id, isRequired } = useInput({ source, isRequired: required })
  const { getValues, clearErrors } = useFormContext()
  const [announcement, announce] = useState('')
  const [blocked, setBlocked] = useState(false)
  const now = () => idsOf(getValues(source))
  const ids = idsOf(field.value)
  const put = (next: readonly string[]) => {
    clearErrors(source)
    field.onChange([...next])
  }
  const { accepted, pending, busy, add, cancel, retry } = useFieldUploads({ field: resolved, kind }, { now, put })
  // Pending uploads would be missing from the record.
  const root = useSubmitGuard<HTMLDivElement>(pending.length > 0, () => {
    setBlocked(true)
    root.current?.querySelector<HTMLElement>('[data-pending] button')?.focus()
  })
  const moved = useMovedFocus(root)
  const moveTo = (from: number, to: number) => {
    moved.current = ids[from]
    put(move(ids, from, to))
    announce(translate('app.uploads.moved', { number: to + 1, count: ids.length }))
  }
  const addFiles = (files: readonly File[]) => {
    setBlocked(false)
    add(files)
  }
  const error = fieldState.error?.message
  return (
    <Box ref={root} sx={{ width: '100%' }}>
      {label !== false && (
        <InputLabel shrink htmlFor={id} error={fieldState.invalid}>
          <FieldTitle label={label} source={source} isRequired={isRequired} />
        </InputLabel>
      )}
      {!disabled && <UploadZone id={id} kind={kind} accepted={accepted} invalid={fieldState.invalid} onFiles={addFiles} />}
      <PendingUploads pending={pending} cancel={cancel} retry={retry} />
      <FormHelperText role="status" error={!busy} sx={{ mt: blocked ? 1 : 0 }}>
        {blocked && pending.length > 0 && translate(busy ? 'app.uploads.wait' : 'app.uploads.unsent')}
      </FormHelperText>
      {ids.length > 0 && (
        <Tiles ids={ids} kind={kind} disabled={disabled} onMove={moveTo} onRemove={(id) => put(ids.filter((one) => one !== id))} />
      )}
      <FormHelperText role="status">{announcement}</FormHelperText>
      <HelperText error={error} helperText={helperText} />
    </Box>
  )
}
