import type { ReportQuery } from '../../../../domain/reports/query/compileQuery.ts'

/** A query that is being edited. */
export interface PartProps {
  readonly query: ReportQuery
  readonly onChange: (query: ReportQuery) => void
}

/** A list with an entry replaced or removed. */
export const replaced = <T>(list: readonly T[], at: number, entry: T | undefined): readonly T[] =>
  list.flatMap((one, index) => (index === at ? (entry === undefined ? [] : [entry]) : [one]))
