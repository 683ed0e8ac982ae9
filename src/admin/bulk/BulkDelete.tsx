import Delete from '@mui/icons-material/Delete'
import { Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Button as MuiButton } from '@mui/material'
import { useState } from 'react'
import { Button, useTranslate } from 'react-admin'
import { FailedList } from './FailedList.tsx'
import { type BulkOutcome, useBulk } from './useBulk.ts'

/** Deletes the selected records after a question; those still in use are named. */
export const BulkDelete = () => {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  const [outcome, setOutcome] = useState<BulkOutcome>()
  const { run, running, count } = useBulk('delete')
  const close = () => {
    setOpen(false)
    setOutcome(undefined)
  }
  const confirm = async () => {
    const result = await run()
    setOutcome(result)
    if (result?.failed.length === 0) close()
  }
  return (
    <>
      <Button label={translate('app.form.delete')} color="error" onClick={() => setOpen(true)}>
        <Delete />
      </Button>
      <Dialog open={open} onClose={close} fullWidth maxWidth="sm">
        <DialogTitle>{translate('app.bulk.deleteTitle', { smart_count: count })}</DialogTitle>
        <DialogContent>
          <DialogContentText>{translate('app.bulk.deleteText')}</DialogContentText>
          {outcome && outcome.failed.length > 0 && <FailedList failed={outcome.failed} title="app.bulk.deleteFailed" />}
        </DialogContent>
        <DialogActions>
          <MuiButton onClick={close}>{translate('app.form.cancel')}</MuiButton>
          <MuiButton color="error" variant="contained" disabled={running} onClick={confirm}>
            {translate('app.form.delete')}
          </MuiButton>
        </DialogActions>
      </Dialog>
    </>
  )
}
