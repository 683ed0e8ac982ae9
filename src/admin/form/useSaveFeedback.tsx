import { HttpError, useNotify, useTranslate } from 'react-admin'
import { type Failure, failureText, ownFailureText } from '../../providers/data/failureText.ts'
import { useEntity } from '../adminContext.tsx'
import { anyReasonOf, failureNotice, reasonOf } from '../failureNotice.tsx'

const hasFieldErrors = (error: unknown): boolean =>
  error instanceof HttpError && error.body?.errors !== undefined && Object.keys(error.body.errors).length > 0

/** Notifies the user of a failed write and its reason. Field errors are shown at the fields instead. */
export const useFailure = (failure: Failure) => {
  const notify = useNotify()
  const translate = useTranslate()
  const { id } = useEntity()
  return (error: unknown): void => {
    if (failure !== 'deleteFailed' && hasFieldErrors(error)) return
    const reason = ownFailureText(translate, id, failure) === '' ? anyReasonOf(error) : reasonOf(error)
    const why = reason === '' ? '' : translate(reason, { _: reason })
    notify(failureNotice(failureText(translate, id, failure), why), { type: 'error', multiLine: true })
  }
}
