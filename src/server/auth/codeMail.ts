import type { Account } from './accounts.ts'
import type { Mail } from './mailer.ts'
import { mailText } from './mailText.ts'
import { CODE_MINUTES } from './verificationCodes.ts'

/** The mail that brings a verification code, in the account's language. */
export function codeMail({ email, name, locale }: Account, code: string, publicUrl: string): Promise<Mail> {
  const address = `${publicUrl}/reset-password?email=${encodeURIComponent(email)}`
  return mailText('verificationCode', { to: email, locale }, { name, code, minutes: String(CODE_MINUTES), address })
}
