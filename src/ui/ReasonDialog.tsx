import { Stack, TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { FormDialog } from './FormDialog.tsx'

/** Characters of a reason. */
const MOST = 250

interface Props {
  readonly title: string
  readonly text: string
  /** What happens, in the words of the button that started it. */
  readonly yes: string
  readonly no?: string
  /** What the reason is called. */
  readonly label: string
  /** It is not done without a reason. */
  readonly required?: boolean
  readonly busy: boolean
  /** Why it was refused. */
  readonly error?: string | undefined
  /** What else is asked. */
  readonly children?: ReactNode
  /** With the reason, which may be empty unless it is required. */
  readonly onYes: (reason: string) => void
  readonly onClose: () => void
}

/** Asks why, before something is refused, given up or taken back; the reason stays with the record. */
export const ReasonDialog = ({ label, required = false, children, onYes, ...rest }: Props) => {
  const [reason, setReason] = useState('')
  const typed = reason.trim()
  return (
    <FormDialog {...rest} tone="error" incomplete={required && typed === ''} onSubmit={() => onYes(typed)}>
      <Stack sx={{ gap: 2, pt: 1 }}>
        <TextField
          autoFocus
          fullWidth
          multiline
          minRows={2}
          required={required}
          label={label}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: MOST, dir: 'auto' } }}
        />
        {children}
      </Stack>
    </FormDialog>
  )
}
