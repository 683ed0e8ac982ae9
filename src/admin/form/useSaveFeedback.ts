import { HttpError, useNotify, useTranslate } from 'react-admin'

const hasFieldErrors = (error: unknown): boolean =>
  error instanceof HttpError && error.body?.errors !== undefined && Object.keys(error.body.errors).length > 0

/** Says that a write failed, and why. Errors at fields are said there; the form itself tells that there are some. */
export const useFailure = (key: 'saveFailed' | 'deleteFailed') => {
  const notify = useNotify()
  const translate = useTranslate()
  return (error: unknown): void => {
    if (key === 'saveFailed' && hasFieldErrors(error)) return
    const reason = error instanceof Error ? translate(error.message, { _: error.message }) : ''
    notify([translate(`app.notify.${key}`), reason].filter(Boolean).join('. '), { type: 'error', multiLine: true })
  }
}
