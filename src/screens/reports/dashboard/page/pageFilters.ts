import type { ShownMap } from '../../../../model/entityMap.ts'
import type { Parameters, ReportFilter } from '../../filters/filterValues.ts'
import type { ShownFilter } from '../../filters/useFilterFields.ts'

type Report = Pick<ShownMap['reports'], 'id' | 'filters' | 'query'>

/** A filter that several reports of a page share: the same column, type and entity. */
export interface PageFilter {
  /** The filter as the page shows and stores it. */
  readonly filter: ShownFilter
  /** The filter of each report that has it, by the report's id. */
  readonly names: ReadonlyMap<string, string>
  /** The report that provides its label and choices. */
  readonly like: Report
}

const keyOf = ({ column, type, entity }: ReportFilter): string => JSON.stringify([column, type, entity ?? null])

/** The value, if it is the same for all. */
const common = <T>(values: readonly T[]): T | null => (values.every((value) => value === values[0]) ? (values[0] ?? null) : null)

/** The filters that at least two reports share, in the order of the reports. */
export function pageFilters(reports: readonly Report[]): readonly PageFilter[] {
  const all = reports.flatMap((report) => report.filters.map((filter) => ({ report, filter })))
  const taken = new Set<string>()
  return [...Map.groupBy(all, ({ filter }) => keyOf(filter)).values()].flatMap((same): PageFilter[] => {
    const [first] = same
    const names = new Map(same.map(({ report, filter }) => [report.id, filter.name]))
    if (!first || names.size < 2) return []
    const { column, type } = first.filter
    const name = taken.has(column) ? `${column}.${type}` : column
    taken.add(name)
    const filter = {
      ...first.filter,
      name,
      within: null,
      view: first.report.query?.view,
      default: common(same.map((one) => one.filter.default)),
      period: common(same.map((one) => one.filter.period)),
    }
    return [{ filter, names, like: first.report }]
  })
}

/** The page's values for a report's own filters. */
export const parametersOfReport = (id: string, filters: readonly PageFilter[], values: Parameters): Parameters =>
  Object.fromEntries(
    filters.flatMap(({ filter, names }) => {
      const [own, value] = [names.get(id), values[filter.name]]
      return own === undefined || value === undefined ? [] : [[own, value]]
    }),
  )

/** The filters with a value that a report does not have. */
export const missingFilters = (id: string, filters: readonly PageFilter[], values: Parameters): readonly PageFilter[] =>
  filters.filter(({ filter, names }) => !names.has(id) && (values[filter.name] ?? null) !== null)
