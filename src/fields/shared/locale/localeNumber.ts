import { numberFormat } from '../../../model/values/keptFormats.ts'

/** Formats and parses numbers of a language, without binary floats. */

const separators = (locale: string): { readonly decimal: string; readonly group: string } => {
  const parts = numberFormat(locale, {}).formatToParts(12345.6)
  const find = (type: string, otherwise: string) => parts.find((part) => part.type === type)?.value ?? otherwise
  return { decimal: find('decimal', '.'), group: find('group', ',') }
}

/** Arabic-Indic and Persian digits, the Arabic decimal and group signs and the minus of typography → ASCII. */
const ascii = (text: string): string =>
  text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/\u066b/g, '.')
    .replace(/\u2212/g, '-')
    .replace(/[\u066c\s\u00a0\u202f\u200e\u200f\u061c]/g, '')

/** If both separators occur, the last one is the decimal sign; a single one is the language's decimal sign, or a group separator. */
const withPoint = (text: string, locale: string): string => {
  const { decimal } = separators(locale)
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last < 0) return text
  const sign = text.charAt(last)
  const other = sign === '.' ? ',' : '.'
  if (text.includes(other)) return text.replaceAll(other, '').replace(sign, '.')
  const repeated = text.indexOf(sign) !== last
  const groups = sign !== decimal && /^[-+]?\d{1,3}([.,]\d{3})+$/.test(text)
  return repeated || groups ? text.replaceAll(sign, '') : text.replace(sign, '.')
}

/** Accountants write negative amounts in parentheses: `(5)` → `-5` */
const withMinus = (text: string): string => text.replace(/^\(([^-+]*)\)$/, '-$1')

/** Typed text → canonical decimal text (`1234.5`); text that is not a number is returned unchanged, for validation to report. */
export const parseLocaleNumber = (typed: string, locale: string): string => {
  const text = withPoint(withMinus(ascii(typed.trim())), locale)
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(text)
    ? text
        .replace(/^\+/, '')
        .replace(/^(-?)\./, '$10.')
        .replace(/\.$/, '')
    : typed.trim()
}

/** Whether it is canonical decimal text, as returned by `parseLocaleNumber`. */
export const isNumberText = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text)

/** Formats decimal text of any length exactly, in the language's digits and separators. Other text is returned unchanged. */
export const formatLocaleNumber = (value: string, locale: string, options: Intl.NumberFormatOptions = {}): string =>
  isNumberText(value) ? numberFormat(locale, { maximumFractionDigits: 20, ...options }).format(value) : value

/** For editing: no group separators, the language's decimal sign. */
export const editableNumber = (value: string, locale: string): string =>
  isNumberText(value) ? value.replace('.', separators(locale).decimal) : value
