import AttachFile from '@mui/icons-material/AttachFile'
import Close from '@mui/icons-material/Close'
import { Button, IconButton, LinearProgress, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useTranslate, ValidationError } from 'react-admin'
import { FileName } from '../../fields/shared/uploads/fileLink.view.tsx'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useUpload } from '../uploads.ts'
import { MentionInput } from './MentionInput.tsx'
import type { CommentedRecord, Written } from './useComments.ts'

/** Maximum number of files of a comment. */
const MAX_FILES = 10

interface FilesProps {
  readonly files: readonly string[]
  readonly disabled: boolean
  readonly onChange: (files: readonly string[]) => void
}

const Attached = ({ id, remove }: { readonly id: string; readonly remove: () => void }) => (
  <span className="comment-file">
    <FileName id={id} />
    <IconButton size="small" aria-label={useTranslate()('app.form.removeFile')} onClick={remove}>
      <Close fontSize="inherit" />
    </IconButton>
  </span>
)

/** Attached files, and a button that attaches more. */
const Files = ({ files, disabled, onChange }: FilesProps) => {
  const t = useAreaTexts('comments')
  const translate = useTranslate()
  const chooser = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const { fraction, upload } = useUpload('file', {
    onStart: () => setError(undefined),
    onDone: (id) => onChange([...files, id]),
    onError: setError,
  })
  const busy = fraction !== undefined
  return (
    <>
      <div className="comment-files">
        {files.map((id) => (
          <Attached key={id} id={id} remove={() => onChange(files.filter((one) => one !== id))} />
        ))}
        <input
          ref={chooser}
          type="file"
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void upload(file)
            target.value = ''
          }}
        />
        <Button
          size="small"
          startIcon={<AttachFile />}
          disabled={disabled || busy || files.length >= MAX_FILES}
          onClick={() => chooser.current?.click()}
        >
          {busy ? translate('app.form.uploading') : t('comments.attach')}
        </Button>
      </div>
      {busy && <LinearProgress variant="determinate" value={fraction * 100} aria-label={translate('app.form.uploading')} />}
      {error !== undefined && (
        <Typography variant="body2" color="error" role="alert">
          <ValidationError error={error} />
        </Typography>
      )}
    </>
  )
}

interface Props {
  readonly of: CommentedRecord
  readonly written: Written
  readonly onChange: (written: Written) => void
  /** Resolves to whether it was sent. */
  readonly onSend: () => Promise<boolean>
  readonly onCancel?: () => void
  /** Label of the button that sends. */
  readonly yes: string
}

/** Writes a comment or changes one. */
export const Composer = ({ of, written, onChange, onSend, onCancel, yes }: Props) => {
  const t = useAreaTexts('comments')
  const translate = useTranslate()
  const [busy, setBusy] = useState(false)
  const empty = written.text.trim() === ''
  const send = async () => {
    if (empty || busy) return
    setBusy(true)
    await onSend()
    setBusy(false)
  }
  return (
    <div className="comment-composer">
      <MentionInput
        of={of}
        label={t('comments.write')}
        text={written.text}
        disabled={busy}
        autoFocus={onCancel !== undefined}
        onChange={(text, person) => onChange({ ...written, text, people: person ? [...written.people, person] : written.people })}
        onSend={() => void send()}
        onCancel={onCancel}
      />
      <Files files={written.files} disabled={busy} onChange={(files) => onChange({ ...written, files })} />
      <div className="comment-send">
        {onCancel && <Button onClick={onCancel}>{translate('app.form.cancel')}</Button>}
        <Button variant="contained" disabled={empty || busy} onClick={() => void send()}>
          {yes}
        </Button>
      </div>
    </div>
  )
}
