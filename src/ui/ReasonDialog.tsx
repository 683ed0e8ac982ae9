import { Stack, TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { FormDialog } from './FormDialog.tsx'

/** Maximum characters of a reason. */
const MAX_LENGTH = 250

interface Props {
  readonly title: string
  readonly text: string
  /** Label of the confirming button, the same as that of the action. */
  readonly yes: string
  readonly no?: string
  /** Label of the reason. */
  readonly label: string
  /** Whether a reason is required. */
  readonly required?: boolean
  readonly busy: boolean
  /** Error of the action. */
  readonly error?: string | undefined
  /** Further inputs. */
  readonly children?: ReactNode
  /** Called with the reason, which may be empty unless it is required. */
  readonly onYes: (reason: string) => void
  readonly onClose: () => void
}

/** Asks for the reason of a rejection, cancellation or reversal, which is stored with the record. */
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
          slotProps={{ htmlInput: { maxLength: MAX_LENGTH, dir: 'auto' } }}
        />
        {children}
      </Stack>
    </FormDialog>
  )
}
