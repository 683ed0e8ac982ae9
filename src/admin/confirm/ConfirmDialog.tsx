import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { OpenDoubt } from '../../providers/data/confirmations.ts'

const QUESTION = 'errors.operationWarn'

/** Why an operation is doubtful, and whether to go on all the same. */
const ConfirmDialog = ({ doubt }: { readonly doubt: OpenDoubt }) => {
  const translate = useTranslate()
  const reason = `errors.${doubt.code}`
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={() => doubt.answer(false)} aria-labelledby="doubt-title" aria-describedby="doubt-text">
      <DialogTitle id="doubt-title">{translate('app.operations.title')}</DialogTitle>
      <DialogContent id="doubt-text">
        {reason !== QUESTION && <DialogContentText>{translate(reason)}</DialogContentText>}
        <DialogContentText>{translate(QUESTION)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => doubt.answer(false)}>{translate('app.operations.cancel')}</Button>
        <Button variant="contained" onClick={() => doubt.answer(true)}>
          {translate('app.operations.continue')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export default ConfirmDialog
