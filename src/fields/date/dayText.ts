/** A calendar day, `YYYY-MM-DD`, has no zone: it is written as the UTC day that it names. What is no day comes back as it is. */
export const dayText = (value: string, locale: string): string => {
  const day = new Date(`${value}T00:00:00Z`)
  return Number.isNaN(day.getTime()) ? value : day.toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' })
}
