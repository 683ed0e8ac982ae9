/** Periods that reports and lists offer, relative to the day on which they run. */
export const RELATIVE_PERIODS = [
  'today',
  'yesterday',
  'last7Days',
  'last30Days',
  'last90Days',
  'last12Months',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'lastQuarter',
  'thisYear',
  'lastYear',
] as const

export type RelativePeriod = (typeof RELATIVE_PERIODS)[number]

/** First and last day, inclusive. */
export type Days = readonly [from: string, to: string]

const DAY_MS = 24 * 60 * 60 * 1000

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

type Start = (day: Date, moved: number) => number

/** First day of the unit `moved` units after that of the day; weeks begin on Monday. */
const STARTS: ReadonlyMap<string | undefined, Start> = new Map<string, Start>([
  ['Day', (day, moved) => day.getTime() + moved * DAY_MS],
  ['Week', (day, moved) => day.getTime() + (7 * moved - ((day.getUTCDay() + 6) % 7)) * DAY_MS],
  ['Month', (day, moved) => day.setUTCMonth(day.getUTCMonth() + moved, 1)],
  ['Quarter', (day, moved) => day.setUTCMonth(day.getUTCMonth() - (day.getUTCMonth() % 3) + 3 * moved, 1)],
  ['Year', (day, moved) => day.setUTCFullYear(day.getUTCFullYear() + moved, 0, 1)],
])

/** `thisMonth`, `lastWeek`, `nextYear`; with a number, the current unit counts: `last30Days`, `next2Weeks`. */
const NAME = /^(this|last|next)(?:(Day|Week|Month|Quarter|Year)|(?<!this)([1-9][0-9]{0,2})(Day|Week|Month|Quarter|Year)s)$/

const SHORT: ReadonlyMap<string, string> = new Map([
  ['today', 'thisDay'],
  ['yesterday', 'lastDay'],
  ['tomorrow', 'nextDay'],
])

/** First unit and the one after the last, relative to the current one. */
const span = (direction: string | undefined, count: number | undefined): readonly [number, number] => {
  if (direction === 'this') return [0, 1]
  if (direction === 'last') return count === undefined ? [-1, 0] : [1 - count, 1]
  return count === undefined ? [1, 2] : [0, count]
}

/** Days of a period (`last30Days`, `thisMonth`) relative to `today` (`YYYY-MM-DD`); undefined for a text that names none. */
export const relativeDays = (name: string, today: string): Days | undefined => {
  const [, direction, single, count, several] = NAME.exec(SHORT.get(name) ?? name) ?? []
  const startOf = STARTS.get(single ?? several)
  if (!startOf) return undefined
  const [from, after] = span(direction, count === undefined ? undefined : Number(count))
  const start = (moved: number) => startOf(new Date(`${today}T00:00:00Z`), moved)
  return [dayOf(start(from)), dayOf(start(after) - DAY_MS)]
}
