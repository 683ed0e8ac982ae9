import { dateFormat } from '../../model/values/keptFormats.ts'

/** Formats a calendar day, `YYYY-MM-DD`, as a UTC day, since it has no time zone. Other text is returned unchanged. */
export const dayText = (value: string, locale: string): string => {
  const day = new Date(`${value}T00:00:00Z`)
  return Number.isNaN(day.getTime()) ? value : dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(day)
}
