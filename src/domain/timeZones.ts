/** Whether it is a time zone of the IANA database. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Names of all time zones. */
export const timeZones = (): readonly string[] => ['UTC', ...Intl.supportedValuesOf('timeZone')]

/** Day of an instant in a time zone: `2026-03-01`. Unknown zones count as UTC. */
export const dayIn = (moment: Date, timeZone: string): string =>
  moment.toLocaleDateString('sv', { timeZone: isTimeZone(timeZone) ? timeZone : 'UTC' })

/** Milliseconds by which a clock there is ahead of UTC at a moment. */
const offsetAt = (time: number, timeZone: string): number => {
  const local = new Date(time).toLocaleString('sv', { timeZone: isTimeZone(timeZone) ? timeZone : 'UTC' })
  return Date.parse(`${local.replace(' ', 'T')}Z`) - Math.floor(time / 1000) * 1000
}

/** The moment at which a day (`2026-03-01`) begins there, ISO 8601 in UTC. */
export function dayBegins(day: string, timeZone: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const first = midnight - offsetAt(midnight, timeZone)
  // The clocks may be changed between midnight in UTC and there.
  return new Date(midnight - offsetAt(first, timeZone)).toISOString()
}
