import { localDay } from '../../../model/values/localDay.ts'

/** The day of an instant, for a date input; `''` without one. */
export const dayOf = (instant: unknown): string => {
  const date = new Date(typeof instant === 'string' ? instant : Number.NaN)
  return Number.isNaN(date.getTime()) ? '' : localDay(date)
}

const instant = (day: string, time: string): string | undefined => {
  const date = new Date(`${day}T${time}`)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

/** The first and the last instant of a day, in the user's time zone; undefined if the text is no day. */
export const dayStart = (day: string): string | undefined => instant(day, '00:00:00.000')
export const dayEnd = (day: string): string | undefined => instant(day, '23:59:59.999')
