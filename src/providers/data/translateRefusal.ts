import { HttpError } from 'react-admin'
import { type Failure, failureText, ownFailureText } from './failureText.ts'
import { encoded, errorMessage, type Translate } from './fieldMessages.ts'
import { isObject, type Refusal, refusalOf } from './refusal.ts'

const fieldErrors = (translate: Translate, resource: string, { details = {} }: Refusal): Record<string, string> =>
  Object.fromEntries(
    Object.entries(details).map(([path, error]) => [
      path === '' ? 'root.record' : path,
      encoded(errorMessage(translate, resource, { path, ...error })),
    ]),
  )

const AMOUNT = /^-?\d+\.\d+$/

/** Appends the currency to decimal parameters; formatting is left to screens that know the user's language. */
const amounts = (params: Refusal['params'] = {}): Readonly<Record<string, string>> =>
  typeof params.currency !== 'string'
    ? {}
    : Object.fromEntries(
        Object.entries(params).flatMap(([name, value]) =>
          typeof value === 'string' && AMOUNT.test(value) ? [[name, `${value} ${params.currency}`]] : [],
        ),
      )

/** Text of an error, with entities by their names; the entity's own text takes precedence. */
export const refusalText = (translate: Translate, resource: string, refusal: Refusal, otherwise: string): string => {
  const { entity, field } = refusal.params ?? {}
  const named = {
    ...refusal.params,
    ...amounts(refusal.params),
    ...(typeof entity === 'string' && { entity: translate(`resources.${entity}.name`, { smart_count: 2, _: entity }) }),
    ...(typeof field === 'string' && { field }),
  }
  const forAll = translate(`errors.${refusal.code}`, { ...named, _: refusal.message ?? otherwise })
  return translate(`errors.${resource}.${refusal.code}`, { ...named, _: forAll })
}

/** Kind of failure by name of the call; calls that are missing here report errors themselves. */
const FAILURES: Readonly<Record<string, Failure>> = {
  create: 'createFailed',
  update: 'saveFailed',
  delete: 'deleteFailed',
  getList: 'loadFailed',
  getMany: 'loadFailed',
  getManyReference: 'loadFailed',
}

/** Error of records that failed to load, if their entity has its own text. */
const unloaded = (translate: Translate, resource: string, error: unknown): unknown => {
  if (!(error instanceof HttpError) || !ownFailureText(translate, resource, 'loadFailed')) return error
  return new HttpError(failureText(translate, resource, 'loadFailed'), error.status, error.body)
}

const refused = (translate: Translate, resource: string, failure: Failure | undefined, error: unknown): unknown => {
  const refusal = refusalOf(error)
  if (refusal?.code === undefined || !isObject(error)) return error
  const errors = fieldErrors(translate, resource, refusal)
  const message = refusalText(translate, resource, refusal, 'errors.requestFailed')
  const body =
    Object.keys(errors).length > 0
      ? { ...refusal, errors: { ...errors, root: { serverError: failureText(translate, resource, failure ?? 'saveFailed') } } }
      : { ...refusal, errors: undefined }
  return new HttpError(message, Number(error.status), body)
}

/** Translates an error: its message, and `body.errors` by field in the shape of forms. Other values are returned unchanged. */
export const translateRefusal = (translate: Translate, resource: string, error: unknown, call = ''): unknown => {
  const failure = FAILURES[call]
  const translated = refused(translate, resource, failure, error)
  return failure === 'loadFailed' ? unloaded(translate, resource, translated) : translated
}
