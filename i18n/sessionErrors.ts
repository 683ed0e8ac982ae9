import type { SessionMessages } from './en/session.ts'

const FORMS = ['signIn', 'signUp', 'forgotPassword', 'resetPassword'] as const

type FieldErrors = Readonly<Record<`${(typeof FORMS)[number]}.${keyof SessionMessages['validation']}`, string>>

/** The texts of the session screens as `errors.*`: refusals by code, and by form, field and keyword. So the API uses the same texts as the form. */
export const sessionErrors = ({ errors, validation }: SessionMessages): SessionMessages['errors'] & FieldErrors => {
  const byField = FORMS.flatMap((form) => Object.entries(validation).map(([key, text]) => [`${form}.${key}`, text]))
  return { ...errors, ...(Object.fromEntries(byField) as FieldErrors) }
}
