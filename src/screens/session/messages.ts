import type { FieldError } from '../../model/errors.ts'
import type { Refusal, Result } from '../../providers/auth/sessionCalls.ts'
import type { SessionMessages } from '../../providers/i18n/sessionTexts.ts'

/** An error in a form's state. It has no text, so that the shown text follows a change of language. */
export interface FieldProblem extends Pick<FieldError, 'path' | 'keyword'> {
  /** The server's text, for unknown keywords. */
  readonly text?: string
}

/** Text of a field's error: the form's own texts (specification, section 5), else those of errors that only the server can find. */
export function problemText({ validation, errors }: SessionMessages, { path, keyword, text }: FieldProblem): string {
  const texts: Readonly<Record<string, string>> = {
    ...validation,
    'email.unique': errors.emailTaken,
    'code.invalidCode': errors.invalidCode,
  }
  return texts[`${path}.${keyword}`] ?? text ?? errors.unknown
}

/** Field errors in the server's answer. */
export const refusedFields = ({ details = {}, errors = {} }: Refusal): FieldProblem[] =>
  Object.entries(details).map(([path, { keyword }]) => ({ path, keyword, ...(errors[path] !== undefined && { text: errors[path] }) }))

export type Failure = Exclude<Result, { readonly outcome: 'done' }>

/** Whether the account requires a code of the second factor. */
export const needsCode = (failure: Failure | undefined): boolean =>
  failure?.outcome === 'refused' && (failure.refusal.code === 'secondFactorRequired' || failure.refusal.code === 'invalidSecondFactor')

/** Text of a failed sign-in (specification, section 8). */
export function signInFailure({ errors, signIn }: SessionMessages, failure: Failure): string {
  if (failure.outcome === 'unanswered') return errors.unableToSignIn
  const { status, code } = failure.refusal
  if (code === 'accountInactive') return errors.accountInactive
  if (code === 'secondFactorRequired') return signIn.secondFactorRequired
  if (code === 'invalidSecondFactor') return signIn.invalidSecondFactor
  if (status === 401) return errors.invalidCredentials
  if (status === 429) return errors.rateLimited
  return status < 500 ? errors.checkCredentials : errors.unknown
}
