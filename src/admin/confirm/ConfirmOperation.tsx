import { DialogContentText } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { OpenConfirmation } from '../../providers/data/confirmations.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useConfirmationText } from './useConfirmationText.ts'

const QUESTION = 'errors.operationWarn'

/** The specification's texts, some of which begin in lower case. */
const SENTENCE = { '&::first-letter': { textTransform: 'uppercase' }, '& + &': { mt: 1 } } as const

/** Explains why an operation needs confirmation, and asks whether to continue. */
const ConfirmOperation = ({ confirmation }: { readonly confirmation: OpenConfirmation }) => {
  const translate = useTranslate()
  const reason = `errors.${confirmation.code}`
  const details = useConfirmationText()(confirmation.kind, confirmation.about)
  return (
    <ConfirmDialog
      open
      title={translate('app.operations.title')}
      yes={translate('app.operations.continue')}
      no={translate('app.operations.cancel')}
      onYes={() => confirmation.answer(true)}
      onClose={() => confirmation.answer(false)}
    >
      {details && <DialogContentText sx={SENTENCE}>{details}</DialogContentText>}
      {reason !== QUESTION && <DialogContentText sx={SENTENCE}>{translate(reason)}</DialogContentText>}
      <DialogContentText sx={SENTENCE}>{translate(QUESTION)}</DialogContentText>
    </ConfirmDialog>
  )
}

export default ConfirmOperation
