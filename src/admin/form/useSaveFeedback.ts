import { HttpError, useNotify, useTranslate } from 'react-admin'

const hasFieldErrors = (error: unknown): boolean =>
  error instanceof HttpError && error.body?.errors !== undefined && Object.keys(error.body.errors).length > 0

/** Says that a write failed (in the words of the key `text`), and why. Errors at fields are said there; the form itself tells that there are some. */
export const useFailure = (key: 'saveFailed' | 'deleteFailed', text = `app.notify.${key}`) => {
  const notify = useNotify()
  const translate = useTranslate()
  return (error: unknown): void => {
    if (key === 'saveFailed' && hasFieldErrors(error)) return
    const reason = error instanceof Error ? translate(error.message, { _: error.message }) : ''
    notify([translate(text), reason].filter(Boolean).join('. ').replace('.. ', '. '), { type: 'error', multiLine: true })
  }
}
