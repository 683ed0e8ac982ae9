import { TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useHub } from '../../admin/hub.ts'
import type { printingCalls } from '../../domain/printing/calls.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
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
  const translate = useTranslate()
  const [to, setTo] = useState(recipient ?? '')
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const send = async () => {
    setBusy(true)
    try {
      const body = { ...printed, to: to.trim(), message, ...(locale && { locale }) }
      const { fate } = await hub.call<typeof printingCalls.mail>('POST', '/api/documents/mail', { body })
      notify(t(`printing.fate.${fate}`, { to: to.trim() }), { type: fate === 'failed' ? 'error' : 'success', multiLine: true })
      onClose()
    } catch (error) {
      const reason = error instanceof Error ? translate(error.message, { _: error.message }) : ''
      setFailure(`${t('printing.mailFailed')} ${reason}`.trim())
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title={t('printing.mailTitle')}
      text={t('printing.mailText')}
      yes={t('printing.send')}
      size="sm"
      busy={busy}
      incomplete={!to.includes('@')}
      error={failure}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <TextField
        autoFocus
        fullWidth
        required
        type="email"
        label={t('printing.to')}
        value={to}
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
        onChange={({ target }) => setMessage(target.value)}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
    </FormDialog>
  )
}
