import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { isDay } from '../../../model/values/days.ts'
import { clockOfZone } from '../../../model/values/timeZones.ts'
import { isMoment } from '../import/columnFormats.ts'
import type { Cell, ExportColumn } from './cells.ts'
import { DAY_FORMAT, LOCAL_FORMAT, MOMENT_FORMAT } from './xlsx.ts'

type DateKind = 'day' | 'moment'

/** Which dates a field has, if any. */
export const datesOf = (field: ResolvedField): DateKind | undefined => {
  if (!isMoment(field)) return undefined
  return field.type.days ? 'day' : 'moment'
}

/** The date of a text as workbooks store it: a day, or the time that a clock shows at an instant that is not before Excel's first days. */
function dateIn(cell: Cell, kind: DateKind, clock: (moment: Date) => Date | undefined): Cell {
  if (typeof cell !== 'string') return cell
  if (kind === 'day') return isDay(cell) ? new Date(`${cell}T00:00:00Z`) : cell
  const at = new Date(cell)
  return at.toJSON() === cell && at.getUTCFullYear() > 1900 ? (clock(at) ?? cell) : cell
}

/**
 * A workbook's column, of which the texts of days or moments are dates; other texts stay. Times are in the time zone, as imports read them; without one
 * they are in UTC, and say so.
 */
export const withDates = (column: ExportColumn, kind: DateKind | undefined, timeZone?: string): ExportColumn => {
  if (kind === undefined) return column
  const clock = clockOfZone(timeZone ?? 'UTC')
  const numberFormat = kind === 'day' ? DAY_FORMAT : timeZone === undefined ? MOMENT_FORMAT : LOCAL_FORMAT
  return { ...column, numberFormat, cell: (record) => dateIn(column.cell(record), kind, clock) }
}
