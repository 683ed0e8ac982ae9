import { addDays, dayInMonth, monthStart } from '../../../model/values/days.ts'
import { dayBegins, dayIn, momentAt } from '../../../model/values/timeZones.ts'

/** What a calendar shows at once. */
export const SPANS = ['month', 'week', 'agenda'] as const
export type Span = (typeof SPANS)[number]

const WEEK = 7

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

/** A day of an address; undefined for another text. */
export const dayOf = (text: string | null): string | undefined => (text !== null && isDay(text) ? text : undefined)

/** From 1 for Monday to 7 for Sunday. */
const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || WEEK

/** Regions whose week does not begin on Monday, for browsers that don't know weeks. */
const FIRST_DAYS: Readonly<Record<string, number>> = { ar: 6, 'en-US': 7 }

interface WithWeek {
  readonly getWeekInfo?: () => { readonly firstDay: number }
  readonly weekInfo?: { readonly firstDay: number }
}

/** First day of the week from 1 for Monday to 7 for Sunday. @param locale `en-GB` */
export const firstDayOfWeek = (locale: string): number => {
  const known: WithWeek = new Intl.Locale(locale)
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? FIRST_DAYS[locale] ?? FIRST_DAYS[locale.split('-')[0] ?? ''] ?? 1
}

const daysFrom = (from: string, count: number): readonly string[] => Array.from({ length: count }, (_, at) => addDays(from, at))

/** The week with a day. */
const weekOf = (day: string, firstDay: number): readonly string[] =>
  daysFrom(addDays(day, -((weekday(day) - firstDay + WEEK) % WEEK)), WEEK)

/** The days that a calendar shows, whole weeks of a month; an agenda has only the month's own days. */
export const daysShown = (day: string, span: Span, firstDay: number): readonly string[] => {
  if (span === 'week') return weekOf(day, firstDay)
  const [first, last] = [monthStart(day, 0), addDays(monthStart(day, 1), -1)]
  const from = span === 'agenda' ? first : (weekOf(first, firstDay)[0] ?? first)
  const to = span === 'agenda' ? last : (weekOf(last, firstDay)[WEEK - 1] ?? last)
  return daysFrom(from, (Date.parse(to) - Date.parse(from)) / Date.parse('1970-01-02') + 1)
}

/** The same day of another month, or its last day. */
export const addMonths = (day: string, months: number): string => dayInMonth(day, months, Number(day.slice(8)))

/** The day that a key leads to from another; undefined for keys that lead nowhere. `rtl`: days run from right to left. */
export const dayAfterKey = (key: string, day: string, firstDay: number, rtl: boolean): string | undefined => {
  const week = weekOf(day, firstDay)
  const forward = rtl ? -1 : 1
  const steps: Readonly<Record<string, () => string | undefined>> = {
    ArrowRight: () => addDays(day, forward),
    ArrowLeft: () => addDays(day, -forward),
    ArrowDown: () => addDays(day, WEEK),
    ArrowUp: () => addDays(day, -WEEK),
    PageDown: () => addMonths(day, 1),
    PageUp: () => addMonths(day, -1),
    Home: () => week[0],
    End: () => week[WEEK - 1],
  }
  return steps[key]?.()
}

/** The field of a calendar: days, or moments in a time zone. */
export interface Dated {
  readonly name: string
  /** Undefined for days. */
  readonly timeZone: string | undefined
}

type Named<Part extends string> = Readonly<Record<Part, { readonly name: string }>>

/** In place of a day, for records without one. */
export const UNDATED = ''

/** The day of a record's value; undefined without one. */
export const dayOfValue = (value: unknown, { timeZone }: Dated): string | undefined => {
  if (typeof value !== 'string') return undefined
  return timeZone === undefined ? value : dayIn(new Date(value), timeZone)
}

/** The time of a moment there, to the millisecond. */
const timeOf = (value: string, timeZone: string): string =>
  `${new Date(value).toLocaleTimeString('sv', { timeZone })}.${value.slice(20, 23).padEnd(3, '0')}`

/** Time of day of records that had none, and of their end. */
const MORNING = '09:00:00'
const EVENING = '18:00:00'

/** The value on another day, of a record that had `value`. A moment keeps its time of day, also where clocks have changed between the days. */
export const valueOnDay = (value: unknown, day: string, { timeZone }: Dated): string =>
  timeZone === undefined ? day : momentAt(day, typeof value === 'string' ? timeOf(value, timeZone) : MORNING, timeZone)

/** Values of a new record from one day to another. */
export const periodValues = (
  { from, to }: Named<'from' | 'to'>,
  first: string,
  last: string,
  dated: Dated,
): Readonly<Record<string, string>> => ({
  [from.name]: valueOnDay(undefined, first, dated),
  [to.name]: dated.timeZone === undefined ? last : momentAt(last, EVENING, dated.timeZone),
})

/** Finds the records of some days in the API's grammar. Before the time zone is known, with a day more on each side. */
export const rangeFilter = (name: string, days: readonly string[], areDays: boolean): Readonly<Record<string, string>> => {
  const [from = '', to = ''] = [days[0], days.at(-1)]
  if (areDays) return { [`${name}_gte`]: from, [`${name}_lte`]: to }
  return { [`${name}_gte`]: dayBegins(addDays(from, -1), 'UTC'), [`${name}_lt`]: dayBegins(addDays(to, 2), 'UTC') }
}
