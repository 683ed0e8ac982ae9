import { fullFormats } from 'ajv-formats/dist/formats.js'
import { compareDecimal, isDecimalText } from '../values/decimal.ts'
import { isIban, normalizeIban } from '../values/iban.ts'
import { isVin, normalizeVin } from '../values/vin.ts'

/** A format for ajv. `compare` (negative, 0, positive) is used by `formatMinimum` and its siblings. */
export interface Format {
  readonly validate: (text: string) => boolean
  readonly compare?: (a: string, b: string) => number
}

const anyText: Format = { validate: () => true }
const matching = (pattern: RegExp): Format => ({ validate: (text) => pattern.test(text) })

const standard = (name: keyof typeof fullFormats): ((text: string) => boolean) => {
  const format: unknown = fullFormats[name]
  if (format instanceof RegExp) return (text) => format.test(text)
  if (typeof format === 'function') return (text) => format(text) === true
  const { validate } = format as { readonly validate: (text: string) => boolean }
  return (text) => validate(text)
}

export const compareText = (a: string, b: string): number => Number(a > b) - Number(a < b)

const decimal: Format = {
  validate: isDecimalText,
  compare: (a, b) => (isDecimalText(a) && isDecimalText(b) ? compareDecimal(a, b) : 0),
}

const isDateTime = standard('date-time')

const dateTime: Format = {
  validate: (text) => isDateTime(text) && !Number.isNaN(Date.parse(text)),
  compare: (a, b) => Date.parse(a) - Date.parse(b),
}

/** Local time of day, `09:30` or `09:30:15`; RFC 3339 times would need a zone. */
const time: Format = {
  validate: (text) => /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(text),
  compare: (a, b) => compareText(a.padEnd(8, ':00'), b.padEnd(8, ':00')),
}

const isUri = standard('uri')

/** Only http and https: a stored `javascript:` address would run as a link. */
const uri: Format = { validate: (text) => /^https?:\/\/[^/]/i.test(text) && isUri(text) }

/**
 * E.164 by its shape: plus, 7 to 15 digits, blanks, dots, hyphens, slashes and brackets between them.
 * libphonenumber's number plans would add 29 kB (gzip) to every form that has a phone number, and refuse ranges newer than its last release.
 */
const phone: Format = {
  validate: (text) => /^\+[\d\s()./-]+$/.test(text) && /^[1-9]\d{6,14}$/.test(text.replace(/\D/g, '')),
}

const upload = matching(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i)

/**
 * Every format that a schema may name. They validate typed text: an IBAN with blanks is valid, its field type stores it without. The
 * browser imports this table as it is; the server gives it to ajv.
 */
export const formats = {
  date: { validate: standard('date'), compare: compareText },
  time,
  'date-time': dateTime,
  duration: { validate: standard('duration') },
  email: { validate: standard('email') },
  uri,
  uuid: { validate: standard('uuid') },
  hostname: { validate: standard('hostname') },
  ipv4: { validate: standard('ipv4') },
  ipv6: { validate: standard('ipv6') },
  regex: { validate: standard('regex') },
  'json-pointer': { validate: standard('json-pointer') },
  money: decimal,
  decimal,
  percent: decimal,
  phone,
  iban: { validate: (text) => isIban(normalizeIban(text)) },
  vin: { validate: (text) => isVin(normalizeVin(text)) },
  color: matching(/^#[0-9a-f]{6}$/i),
  icon: matching(/^[A-Z][A-Za-z0-9]*$/),
  image: upload,
  file: upload,
  password: anyText,
  markdown: anyText,
} as const satisfies Readonly<Record<string, Format>>

export type FormatName = keyof typeof formats
