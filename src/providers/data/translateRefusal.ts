import { HttpError } from 'react-admin'
import { encoded, errorMessage, type Translate } from './fieldMessages.ts'
import { isObject, type Refusal, refusalOf } from './refusal.ts'

const fieldErrors = (translate: Translate, resource: string, { details = {} }: Refusal): Record<string, string> =>
  Object.fromEntries(
    Object.entries(details).map(([path, error]) => [
      path === '' ? 'root.record' : path,
      encoded(errorMessage(translate, resource, { path, ...error })),
    ]),
  )

const text = (translate: Translate, refusal: Refusal, otherwise: string): string => {
  const { entity, field } = refusal.params ?? {}
  const named = {
    ...refusal.params,
    ...(typeof entity === 'string' && { entity: translate(`resources.${entity}.name`, { smart_count: 2, _: entity }) }),
    ...(typeof field === 'string' && { field }),
  }
  return translate(`errors.${refusal.code}`, { ...named, _: refusal.message ?? otherwise })
}

/** The same error with texts in the user's language: its message, and `body.errors` by field as forms take them. Anything else passes through. */
export const translateRefusal = (translate: Translate, resource: string, error: unknown): unknown => {
  const refusal = refusalOf(error)
  if (refusal?.code === undefined || !isObject(error)) return error
  const errors = fieldErrors(translate, resource, refusal)
  const message = text(translate, refusal, 'errors.requestFailed')
  const body =
    Object.keys(errors).length > 0
      ? { ...refusal, errors: { ...errors, root: { serverError: `${translate('app.notify.saveFailed')}. ${message}` } } }
      : { ...refusal, errors: undefined }
  return new HttpError(message, Number(error.status), body)
}
