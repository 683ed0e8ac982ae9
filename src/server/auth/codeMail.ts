import type { MailMessages } from '../../../i18n/en/mails.ts'
import type { Account } from './accounts.ts'
import type { Mail } from './mailer.ts'
import { CODE_MINUTES } from './verificationCodes.ts'

const english = () => import('../../../i18n/en/mails.ts')

const LANGUAGES: Readonly<Record<string, () => Promise<{ default: MailMessages }>>> = {
  en: english,
  ar: () => import('../../../i18n/ar/mails.ts'),
  fr: () => import('../../../i18n/fr/mails.ts'),
  tr: () => import('../../../i18n/tr/mails.ts'),
}

const fill = (text: string, params: Readonly<Record<string, string>>) =>
  text.replace(/%\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole)

/** The mail that brings a verification code, in the account's language. */
export async function codeMail({ email, name, locale }: Account, code: string, publicUrl: string): Promise<Mail> {
  const load = LANGUAGES[locale] ?? english
  const { subject, text } = (await load()).default.verificationCode
  const address = `${publicUrl}/reset-password?email=${encodeURIComponent(email)}`
  const params = { name, code, minutes: String(CODE_MINUTES), address }
  return { to: email, subject: fill(subject, params), text: fill(text, params) }
}
