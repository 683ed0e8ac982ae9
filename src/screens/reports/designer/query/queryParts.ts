import type { ReportQuery } from '../../../../domain/reports/query/compileQuery.ts'

/** A query while it is put together. */
export interface PartProps {
  readonly query: ReportQuery
  readonly onChange: (query: ReportQuery) => void
}

/** A list with one of its entries replaced, or without it. */
export const replaced = <T>(list: readonly T[], at: number, entry: T | undefined): readonly T[] =>
  list.flatMap((one, index) => (index === at ? (entry === undefined ? [] : [entry]) : [one]))
