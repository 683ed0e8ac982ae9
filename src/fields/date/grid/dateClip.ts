import { formats } from '../../../model/validate/formats.ts'
import { dateFormat } from '../../../model/values/keptFormats.ts'
import type { Clip } from '../../fieldView.ts'

const PARTS = ['day', 'month', 'year'] as const
type Part = (typeof PARTS)[number]

const isPart = (type: string): type is Part => PARTS.some((part) => part === type)

/** Order of day, month and year in a numeric date of the language. */
const orderOf = (locale: string): readonly Part[] =>
  dateFormat(locale, { day: 'numeric', month: 'numeric', year: 'numeric', calendar: 'gregory' })
    .formatToParts(new Date(0))
    .flatMap(({ type }) => (isPart(type) ? [type] : []))

/** Two-digit years mean 1930 to 2029, as in spreadsheets. */
const fullYear = (year: string): string => (year.length > 2 ? year : `${Number(year) < 30 ? '20' : '19'}${year.padStart(2, '0')}`)

const dayOf = (figures: readonly string[], order: readonly Part[]): string => {
  const partAt = (part: Part): string => figures[order.indexOf(part)] ?? ''
  return `${fullYear(partAt('year')).padStart(4, '0')}-${partAt('month').padStart(2, '0')}-${partAt('day').padStart(2, '0')}`
}

/** Days in the order of the user's language, or in ISO 8601, which every spreadsheet understands. */
export const dateClip: Clip = {
  write: (value) => String(value),
  read: (text, _, { locale }) => {
    const figures = /^(\d{1,4})[-./ ](\d{1,2})[-./ ](\d{1,4})\.?$/
      .exec(text.replace(/[\u200e\u200f]/g, '').replace(/ 00:00(:00)?$/, ''))
      ?.slice(1)
    if (figures === undefined) return undefined
    const day = dayOf(figures, figures[0]?.length === 4 ? ['year', 'month', 'day'] : orderOf(locale))
    return formats.date.validate(day) ? day : undefined
  },
}
