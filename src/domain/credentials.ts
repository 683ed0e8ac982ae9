import { NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from '../model/calls/credentialLimits.ts'
import type { FieldError } from '../model/errors.ts'

const EMAIL_MAX = 254

/** The pattern of the schemas' `email` format (a test keeps them equal), so that the sign-in page needs no validator. */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i

export const isEmail = (text: string) => text.length <= EMAIL_MAX && EMAIL.test(text)

/** Values of a form, sent to the server unchanged. */
export type Values = Readonly<Record<string, unknown>>

type Rule = (value: string, values: Values) => Omit<FieldError, 'path'> | undefined

const required: Rule = (value) => (value.trim() === '' ? { keyword: 'required', params: {} } : undefined)
const email: Rule = (value) => (isEmail(value.trim()) ? undefined : { keyword: 'format', format: 'email', params: { value } })
const shortest =
  (limit: number): Rule =>
  (value) =>
    [...value].length < limit ? { keyword: 'minLength', params: { limit } } : undefined
const longest =
  (limit: number): Rule =>
  (value) =>
    value.length > limit ? { keyword: 'maxLength', params: { limit } } : undefined
/** Compared only if a repetition is given: it guards against typing errors, and is optional for programs. */
const sameAs =
  (other: string): Rule =>
  (value, values) =>
    value === values[other] ? undefined : { keyword: 'sameAs', params: { field: other } }

const EMAIL_RULES = [required, email]
const PASSWORD_RULES = [required, shortest(PASSWORD_MIN), longest(PASSWORD_MAX)]

/** Fields in the order of the form, with rules in the order of evaluation. */
const FORMS = {
  signIn: { email: EMAIL_RULES, password: PASSWORD_RULES, code: [] },
  signUp: {
    name: [required, longest(NAME_MAX)],
    email: EMAIL_RULES,
    password: PASSWORD_RULES,
    confirmPassword: [required, sameAs('password')],
  },
  forgotPassword: { email: EMAIL_RULES },
  changePassword: { currentPassword: [required], password: PASSWORD_RULES, confirmPassword: [required, sameAs('password')] },
  changeEmail: { email: EMAIL_RULES, currentPassword: [required] },
  verifyEmail: { code: [required] },
  resetPassword: { email: EMAIL_RULES, code: [required], password: PASSWORD_RULES, confirmPassword: [required, sameAs('password')] },
} as const satisfies Record<string, Readonly<Record<string, readonly Rule[]>>>

export type FormName = keyof typeof FORMS

export const fieldsOf = (form: FormName) => Object.keys(FORMS[form])

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** First mistake of each field (specification, section 5, `PRODUCT.md S1`). Fields in `except` are not validated. */
export function mistakesOf(form: FormName, values: Values, except: readonly string[] = []): FieldError[] {
  const rules: Readonly<Record<string, readonly Rule[]>> = FORMS[form]
  return Object.entries(rules)
    .filter(([path]) => !except.includes(path))
    .flatMap(([path, tests]) => {
      for (const test of tests) {
        const mistake = test(textOf(values[path]), values)
        if (mistake) return [{ path, ...mistake }]
      }
      return []
    })
}

/** Normal form of addresses, for storage and comparison. */
export const normalizeEmail = (text: string) => text.trim().toLowerCase()
