import type { MailMessages } from '../../../../i18n/en/mails.ts'
import type { Mail } from './mailer.ts'

const english = () => import('../../../../i18n/en/mails.ts')

const LANGUAGES: Readonly<Record<string, () => Promise<{ default: MailMessages }>>> = {
  en: english,
  ar: () => import('../../../../i18n/ar/mails.ts'),
  fr: () => import('../../../../i18n/fr/mails.ts'),
  tr: () => import('../../../../i18n/tr/mails.ts'),
}

const fill = (text: string, params: Readonly<Record<string, string>>) =>
  text.replace(/%\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole)

/** A mail of `i18n/<locale>/mails.ts` with its parameters filled in. */
export async function mailText(
  name: keyof MailMessages,
  { to, locale }: { readonly to: string; readonly locale: string },
  params: Readonly<Record<string, string>>,
): Promise<Mail> {
  const { subject, text } = (await (LANGUAGES[locale] ?? english)()).default[name]
  return { to, subject: fill(subject, params), text: fill(text, params) }
}

/** Text in one line, for a subject or a sentence of a mail. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
