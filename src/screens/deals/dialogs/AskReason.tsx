import { Stack, TextField } from '@mui/material'
import { useState } from 'react'
import type { dealCalls } from '../../../domain/deals/calls.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { mistakeAt } from '../../parts/refused.ts'
import type { DealDialogProps } from '../DealActions.tsx'
import { useDealCall } from '../useDealCall.ts'
import { useDealTexts } from '../useSheet.ts'
import { FileInput } from './FileInput.tsx'

/** Paths of errors that inputs show. */
const SHOWN = ['reason', 'file']

/** Opens a dispute, with a reason and a file. */
export const AskReason = ({ id, onClose }: DealDialogProps) => {
  const { t } = useDealTexts()
  const [reason, setReason] = useState('')
  const [file, setFile] = useState<string>()
  const { busy, act, refused, above } = useDealCall(
    (hub, typed, headers) =>
      hub.call<typeof dealCalls.dispute>('POST', '/api/deals/{id}/dispute', {
        params: { id },
        headers,
        body: { reason: typed.reason ?? '', ...(typed.file && { file: typed.file }) },
      }),
    t('deals.done.dispute'),
    onClose,
    SHOWN,
  )
  return (
    <FormDialog
      title={t('deals.act.dispute')}
      text={t('deals.ask.dispute')}
      yes={t('deals.act.dispute')}
      tone="error"
      size="sm"
      busy={busy}
      incomplete={reason.trim() === ''}
      error={above}
      onSubmit={() => void act({ reason: reason.trim(), ...(file && { file }) })}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        <TextField
          fullWidth
          required
          multiline
          minRows={3}
          label={t('deals.reason')}
          value={reason}
          {...mistakeAt(refused, 'reason')}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        <FileInput value={file} mistake={refused.fields.file} onChange={setFile} />
      </Stack>
    </FormDialog>
  )
}
