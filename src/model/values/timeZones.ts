/** Day and time of day of an instant in a time zone: `2026-03-01 07:30:00`. */
const clockIn = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' })

const clocks = new Map<string, Intl.DateTimeFormat>()

/** The clock of a zone; undefined for an unknown one. Creating one takes as long as reading it a hundred times; those of proper names are kept. */
function clockOf(timeZone: string): Intl.DateTimeFormat | undefined {
  const known = clocks.get(timeZone)
  if (known) return known
  try {
    const clock = clockIn(timeZone)
    if (clock.resolvedOptions().timeZone === timeZone) clocks.set(timeZone, clock)
    return clock
  } catch {
    return undefined
  }
}

/** Whether it is a time zone of the IANA database. */
export const isTimeZone = (name: string): boolean => clockOf(name) !== undefined

/** Names of all time zones. */
export const timeZones = (): readonly string[] => ['UTC', ...Intl.supportedValuesOf('timeZone')]

/** Unknown zones count as UTC. */
const localText = (moment: Date | number, timeZone: string): string => (clockOf(timeZone) ?? clockIn('UTC')).format(moment)

/** Day of an instant in a time zone: `2026-03-01`. Unknown zones count as UTC. */
export const dayIn = (moment: Date, timeZone: string): string => localText(moment, timeZone).split(' ', 1)[0] ?? ''

/** Milliseconds by which a clock there is ahead of UTC at a moment, in milliseconds since 1970. */
export const offsetAt = (time: number, timeZone: string): number =>
  Date.parse(`${localText(time, timeZone).replace(' ', 'T')}Z`) - Math.floor(time / 1000) * 1000

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The moment of a day (`2026-03-01`) and time of day (`07:30:00`) there, ISO 8601 in UTC. A time that clocks skip is later by as much as they skip; of
 * a time that comes twice it is the first.
 */
export function momentAt(day: string, time: string, timeZone: string): string {
  const wall = Date.parse(`${day}T${time}Z`)
  const before = wall - offsetAt(wall - DAY_MS, timeZone)
  const after = wall - offsetAt(wall + DAY_MS, timeZone)
  const moments = [before, after].filter((moment) => moment + offsetAt(moment, timeZone) === wall)
  return new Date(moments.length === 0 ? before : Math.min(...moments)).toISOString()
}

/** The moment at which a day (`2026-03-01`) begins there, ISO 8601 in UTC. */
export const dayBegins = (day: string, timeZone: string): string => momentAt(day, '00:00:00', timeZone)

/** Its offset if a clock there is not set from the day before to the day after one (days since 1970): all its times come once. */
const steadyOffset = (day: number, timeZone: string): number | undefined => {
  const offset = offsetAt((day - 1) * DAY_MS, timeZone)
  return offset === offsetAt((day + 2) * DAY_MS, timeZone) ? offset : undefined
}

/**
 * Tells what a clock there shows at a moment, as if it were UTC; undefined if that would be read as another moment (`momentAt`), because it comes twice.
 * Unknown zones count as UTC. Remembers the days that it has seen, as reading an offset takes longer than all else.
 */
export function clockOfZone(timeZone: string): (moment: Date) => Date | undefined {
  const steady = new Map<number, number | undefined>()
  return (moment) => {
    const day = Math.floor(moment.getTime() / DAY_MS)
    if (!steady.has(day)) steady.set(day, steadyOffset(day, timeZone))
    const offset = steady.get(day)
    if (offset !== undefined) return new Date(moment.getTime() + offset)
    const shown = new Date(moment.getTime() + offsetAt(moment.getTime(), timeZone))
    const [date = '', time = ''] = shown.toISOString().slice(0, -1).split('T')
    return momentAt(date, time, timeZone) === moment.toISOString() ? shown : undefined
  }
}
