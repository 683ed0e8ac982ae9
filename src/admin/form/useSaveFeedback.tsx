import { useNotify, useTranslate } from 'react-admin'
import { type Failure, failureText, ownFailureText } from '../../providers/data/failureText.ts'
import { fieldErrorsOf } from '../../providers/data/refusal.ts'
import { useEntity } from '../adminContext.tsx'
import { anyReasonOf, failureNotice, reasonOf } from '../failureNotice.tsx'

/** Notifies the user of a failed write and its reason. Field errors are shown at the fields instead. */
export const useFailure = (failure: Failure) => {
  const notify = useNotify()
  const translate = useTranslate()
  const { id } = useEntity()
  return (error: unknown): void => {
    if (failure !== 'deleteFailed' && fieldErrorsOf(error)) return
    const reason = ownFailureText(translate, id, failure) === '' ? anyReasonOf(error) : reasonOf(error)
    const why = reason === '' ? '' : translate(reason, { _: reason })
    notify(failureNotice(failureText(translate, id, failure), why), { type: 'error', multiLine: true })
  }
}
