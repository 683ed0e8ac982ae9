/** Whether the IANA database knows a time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Time zones to choose from, by name. */
export const timeZones = (): readonly string[] => ['UTC', ...Intl.supportedValuesOf('timeZone')]

/** The day of a moment as a clock there shows it: `2026-03-01`. A zone that is not known counts as UTC. */
export const dayIn = (moment: Date, timeZone: string): string =>
  moment.toLocaleDateString('sv', { timeZone: isTimeZone(timeZone) ? timeZone : 'UTC' })
