import { Button, FormHelperText, LinearProgress, Stack } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { FileLink, useUpload } from '../../../admin/uploads.ts'
import { DropZone } from '../../../ui/DropZone.tsx'
import { useDealTexts } from '../useSheet.ts'

const ACCEPTED = 'application/pdf,image/jpeg,image/png,image/webp'

interface Props {
  /** Id of an upload. */
  readonly value: string | undefined
  /** Why the server refused the file. */
  readonly mistake?: string | undefined
  readonly onChange: (id: string | undefined) => void
}

/** Input for the file of a message; uploads it immediately. */
export const FileInput = ({ value, mistake, onChange }: Props) => {
  const { t } = useDealTexts()
  const translate = useTranslate()
  const [failed, setFailed] = useState<string>()
  const wrong = failed ?? mistake
  const { fraction, upload } = useUpload('file', { onStart: () => setFailed(undefined), onDone: onChange, onError: setFailed })
  return (
    <Stack sx={{ gap: 1 }}>
      {value ? (
        <Stack direction="row" sx={{ gap: 1, minWidth: 0 }}>
          <FileLink id={value} />
          <Button size="small" onClick={() => onChange(undefined)}>
            {translate('app.form.removeFile')}
          </Button>
        </Stack>
      ) : (
        <DropZone
          accept={ACCEPTED}
          disabled={fraction !== undefined}
          invalid={wrong !== undefined}
          onFiles={([file]) => void (file && upload(file))}
          sx={{ p: 1.5 }}
        >
          {t('deals.addFile')}
        </DropZone>
      )}
      {fraction !== undefined && <LinearProgress variant="determinate" value={fraction * 100} aria-label={t('deals.addFile')} />}
      {wrong !== undefined && <FormHelperText error>{translate(wrong, { _: wrong })}</FormHelperText>}
    </Stack>
  )
}
