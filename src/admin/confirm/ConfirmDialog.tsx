import { DialogContentText } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { OpenDoubt } from '../../providers/data/confirmations.ts'
import { Question } from '../question/Question.tsx'

const QUESTION = 'errors.operationWarn'

/** Why an operation is doubtful, and whether to go on all the same. */
const ConfirmDialog = ({ doubt }: { readonly doubt: OpenDoubt }) => {
  const translate = useTranslate()
  const reason = `errors.${doubt.code}`
  return (
    <Question
      open
      title={translate('app.operations.title')}
      yes={translate('app.operations.continue')}
      no={translate('app.operations.cancel')}
      onYes={() => doubt.answer(true)}
      onClose={() => doubt.answer(false)}
    >
      {reason !== QUESTION && <DialogContentText sx={{ mb: 1 }}>{translate(reason)}</DialogContentText>}
      <DialogContentText>{translate(QUESTION)}</DialogContentText>
    </Question>
  )
}

export default ConfirmDialog
