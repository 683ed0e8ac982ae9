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
