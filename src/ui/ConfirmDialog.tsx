import { Box, Button, type ButtonProps, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'

interface Props {
  readonly open: boolean
  readonly title: string
  readonly text?: string
  /** Label of the confirming button, the same as that of the action. */
  readonly yes: string
  readonly no?: string
  /** `error` for destructive actions and refusals. */
  readonly tone?: Extract<ButtonProps['color'], 'primary' | 'error'>
  readonly busy?: boolean
  /** Wider for the content below the question. */
  readonly size?: 'xs' | 'sm'
  readonly onYes: () => void
  readonly onClose: () => void
  /** Content of the question; an input in it gets the focus. */
  readonly input?: ReactNode
  readonly children?: ReactNode
}

/** Confirmation of an action. Cancel has the focus, so that an accidental key press changes nothing; the second click of a double click confirms nothing. */
export const ConfirmDialog = ({
  open,
  title,
  text,
  yes,
  no,
  tone = 'primary',
  busy = false,
  size = 'xs',
  onYes,
  onClose,
  input,
  children,
}: Props) => {
  const translate = useTranslate()
  const id = useId()
  return (
    <Dialog open={open} fullWidth maxWidth={size} onClose={onClose} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`}>
        {text && <DialogContentText>{text}</DialogContentText>}
        {children}
        {input && <Box sx={{ mt: 2 }}>{input}</Box>}
      </DialogContent>
      <DialogActions>
        <Button autoFocus={!input} onClick={onClose}>
          {no ?? translate('app.form.cancel')}
        </Button>
        <Button variant="contained" color={tone} disabled={busy} onClick={({ detail }) => detail < 2 && onYes()}>
          {yes}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
