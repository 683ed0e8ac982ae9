import { HttpError, useNotify, useTranslate } from 'react-admin'
import { type Failure, failureText } from '../../providers/data/failureText.ts'
import { useEntity } from '../adminContext.tsx'

const hasFieldErrors = (error: unknown): boolean =>
  error instanceof HttpError && error.body?.errors !== undefined && Object.keys(error.body.errors).length > 0

/** Says that a write failed, and why. Errors at fields are said there; the form itself tells that there are some. */
export const useFailure = (failure: Failure) => {
  const notify = useNotify()
  const translate = useTranslate()
  const { id } = useEntity()
  return (error: unknown): void => {
    if (failure !== 'deleteFailed' && hasFieldErrors(error)) return
    const reason = error instanceof Error ? translate(error.message, { _: error.message }) : ''
    notify(failureText(translate, id, failure, reason), { type: 'error', multiLine: true })
  }
}
