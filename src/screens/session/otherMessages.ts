import type { SessionMessages } from '../../providers/i18n/sessionTexts.ts'
import type { Failure } from './messages.ts'

/** "Shows the server's message field, else the error text" (specification, section 8). */
export function signUpFailure({ errors }: SessionMessages, failure: Failure): string {
  if (failure.outcome === 'unanswered') return errors.unableToSignUp
  if (failure.refusal.status === 429) return errors.rateLimited
  return failure.refusal.message || errors.unknown
}

/** For asking for a code and for using it. */
export function passwordFailure({ errors }: SessionMessages, failure: Failure): string {
  if (failure.outcome === 'unanswered') return failure.timeout ? errors.timeout : errors.networkError
  if (failure.refusal.code === 'invalidCode') return errors.invalidCode
  if (failure.refusal.status === 429) return errors.rateLimited
  return failure.refusal.status < 500 && failure.refusal.message ? failure.refusal.message : errors.unknown
}
