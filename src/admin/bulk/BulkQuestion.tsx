import { Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Button as MuiButton } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Button, useTranslate } from 'react-admin'
import { FailedList } from './FailedList.tsx'
import { type BulkOutcome, type BulkTexts, useBulk } from './useBulk.ts'

interface Props {
  readonly action: string
  readonly texts: BulkTexts
  /** Text keys: of the button, of the question with the number as `smart_count`, of what stands below it. */
  readonly label: string
  readonly title: string
  readonly text?: string
  readonly color?: 'error' | 'primary'
  readonly children: ReactNode
}

/** Asks, does something with the selected records, and names those that refused with the reason of each. */
export const BulkQuestion = ({ action, texts, label, title, text, color = 'primary', children }: Props) => {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  const [outcome, setOutcome] = useState<BulkOutcome>()
  const { run, running, count } = useBulk(action, texts)
  const close = () => {
    setOpen(false)
    setOutcome(undefined)
  }
  const confirm = async () => {
    const result = await run()
    setOutcome(result)
    if (result?.failed.length === 0) close()
  }
  const failed = outcome?.failed ?? []
  return (
    <>
      <Button label={translate(label)} color={color} onClick={() => setOpen(true)}>
        {children}
      </Button>
      <Dialog open={open} onClose={close} fullWidth maxWidth="sm">
        <DialogTitle>{translate(title, { smart_count: count })}</DialogTitle>
        <DialogContent>
          {text && <DialogContentText>{translate(text)}</DialogContentText>}
          {failed.length > 0 && <FailedList failed={failed} title={texts.failed} />}
        </DialogContent>
        <DialogActions>
          <MuiButton onClick={close}>{translate('app.form.cancel')}</MuiButton>
          <MuiButton color={color} variant="contained" disabled={running} onClick={confirm}>
            {translate(label)}
          </MuiButton>
        </DialogActions>
      </Dialog>
    </>
  )
}
