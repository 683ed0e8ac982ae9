import { TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useHub } from '../../admin/hub.ts'
import type { printingCalls } from '../../domain/printing/calls.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { mistakeAt } from '../parts/refused.ts'
import { useAttempt } from '../parts/useAttempt.ts'
import type { Language, Printed } from './useDocument.ts'

interface Props {
  readonly printed: Printed
  readonly locale: Language | undefined
  /** Initial value: the customer’s address. */
  readonly recipient: string | null
  readonly onClose: () => void
}

/** Mails a link to a document. */
export const MailDocument = ({ printed, locale, recipient, onClose }: Props) => {
  const t = useAreaTexts('printing')
  const hub = useHub()
  const notify = useNotify()
  const { attempt, busy, refused } = useAttempt({ failed: t('printing.mailFailed'), shown: ['to', 'message'] })
  const [to, setTo] = useState(recipient ?? '')
  const [message, setMessage] = useState('')
  const send = async () => {
    const body = { ...printed, to: to.trim(), message, ...(locale && { locale }) }
    const { outcome } = await hub.call<typeof printingCalls.mail>('POST', '/api/documents/mail', { body })
    notify(t(`printing.outcome.${outcome}`, { to: to.trim() }), { type: outcome === 'failed' ? 'error' : 'success', multiLine: true })
    onClose()
  }
  return (
    <FormDialog
      title={t('printing.mailTitle')}
      text={t('printing.mailText')}
      yes={t('printing.send')}
      size="sm"
      busy={busy}
      incomplete={!to.includes('@')}
      error={refused.message}
      onClose={onClose}
      onSubmit={() => void attempt(send)}
    >
      <TextField
        autoFocus
        fullWidth
        required
        type="email"
        label={t('printing.to')}
        value={to}
        {...mistakeAt(refused, 'to')}
        onChange={({ target }) => setTo(target.value)}
        slotProps={{ htmlInput: { dir: 'ltr', maxLength: 254 } }}
        sx={{ mb: 2 }}
      />
      <TextField
        fullWidth
        multiline
        minRows={3}
        label={t('printing.message')}
        value={message}
        {...mistakeAt(refused, 'message')}
        onChange={({ target }) => setMessage(target.value)}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
    </FormDialog>
  )
}
