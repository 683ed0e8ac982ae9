import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'

interface Props {
  readonly busy: boolean
  readonly onSuspend: (reason: string) => void
  readonly onClose: () => void
}

/** Asks why a firm is suspended; the firm sees the reason. */
export const SuspendDialog = ({ busy, onSuspend, onClose }: Props) => {
  const texts = useAreaTexts('access')
  const translate = useTranslate()
  const [reason, setReason] = useState('')
  return (
    <FormDialog
      title={texts('access.firm.suspendTitle')}
      text={texts('access.firm.suspendText')}
      yes={texts('access.firm.suspend')}
      tone="error"
      busy={busy}
      incomplete={reason.trim() === ''}
      onSubmit={() => onSuspend(reason.trim())}
      onClose={onClose}
    >
      <TextField
        label={translate('resources.firms.fields.stateReason')}
        required
        autoFocus
        fullWidth
        multiline
        minRows={2}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 250, dir: 'auto' } }}
      />
    </FormDialog>
  )
}
