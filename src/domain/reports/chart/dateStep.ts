import { daysBetween } from '../../../model/values/days.ts'
import { nextStart, type Period } from '../periods.ts'
import type { Cell } from '../result.ts'

/** Maximum number of filled dates; on longer axes gaps are invisible. */
const MAX_FILLED = 1000

const isDate = (cell: Cell): cell is string => /^\d{4}-\d{2}-\d{2}$/.test(String(cell))

/** Step between the dates of an axis, for its labels: the largest period that fits all; undefined for fewer than two dates, or an invalid one. */
export function dateStep(dates: readonly Cell[]): Period | undefined {
  if (dates.length < 2 || !dates.every(isDate)) return undefined
  if (dates.every((date) => date.endsWith('-01'))) {
    const months = dates.map((date) => Number(date.slice(5, 7)) - 1)
    if (months.every((month) => month === 0)) return 'year'
    return months.every((month) => month % 3 === 0) ? 'quarter' : 'month'
  }
  const [first] = dates
  return dates.every((date) => daysBetween(first ?? date, date) % 7 === 0) ? 'week' : 'day'
}

/** Sorts dates and fills gaps, so that a month without sales is on the axis; unless most dates would be empty. */
export function fillDates(cells: readonly Cell[]): readonly Cell[] {
  const step = dateStep(cells)
  if (step === undefined) return cells
  const dates = cells.map(String).toSorted()
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return dates
  const filled: string[] = []
  for (let date = first; date <= last; date = nextStart(step, date)) {
    if (filled.length === MAX_FILLED) return dates
    filled.push(date)
  }
  return dates.length * 2 >= filled.length ? filled : dates
}
