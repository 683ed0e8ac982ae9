import { TextField } from '@mui/material'
import { useState } from 'react'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'

interface Props {
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly busy: boolean
  readonly onYes: (reason: string) => void
  readonly onClose: () => void
}

/** Asks why, before a slip is refused or given up; the reason stays with it. */
const ReasonDialog = ({ title, text, yes, busy, onYes, onClose }: Props) => {
  const texts = useAreaTexts('delivery')
  const [reason, setReason] = useState('')
  return (
    <FormDialog
      title={title}
      text={text}
      yes={yes}
      no={texts('delivery.cancel')}
      tone="error"
      busy={busy}
      onSubmit={() => onYes(reason)}
      onClose={onClose}
    >
      <TextField
        autoFocus
        fullWidth
        multiline
        minRows={2}
        label={texts('delivery.slip.reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 250 } }}
      />
    </FormDialog>
  )
}

export default ReasonDialog
