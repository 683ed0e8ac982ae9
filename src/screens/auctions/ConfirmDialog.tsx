import { Button, type ButtonProps, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

interface Props {
  readonly open: boolean
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly color?: ButtonProps['color']
  readonly busy?: boolean
  readonly onYes: () => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** A question before something that cannot be taken back. */
export const ConfirmDialog = ({ open, title, text, yes, color = 'primary', busy = false, onYes, onClose, children }: Props) => {
  const t = useAreaTexts('bidding')
  const id = useId()
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text}</DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('bidding.confirm.cancel')}</Button>
        <Button variant="contained" color={color} disabled={busy} onClick={onYes}>
          {yes}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
