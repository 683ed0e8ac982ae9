import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

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
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && reason.trim() !== '') onSuspend(reason.trim())
  }
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
      slotProps={{ paper: { component: 'form', onSubmit: submit } as object }}
    >
      <DialogTitle id={id}>{texts('access.firm.suspendTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{texts('access.firm.suspendText')}</DialogContentText>
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
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.form.cancel')}</Button>
        <Button type="submit" variant="contained" color="error" disabled={busy || reason.trim() === ''}>
          {texts('access.firm.suspend')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
