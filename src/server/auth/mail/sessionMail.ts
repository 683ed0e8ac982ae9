import type { MailMessages } from '../../../../i18n/en/mails.ts'
import type { Account } from '../accounts.sql.ts'
import type { Mail } from './mailer.ts'
import { mailText } from './mailText.ts'

/** A mail of the session to an account's address, or to the given one, in the account's language. `params` fill the text besides `name`. */
export const sessionMail = (
  kind: keyof MailMessages,
  { email, name, locale }: Pick<Account, 'email' | 'name' | 'locale'>,
  params: Readonly<Record<string, string>>,
): Promise<Mail> => mailText(kind, { to: email, locale }, { name, ...params })
