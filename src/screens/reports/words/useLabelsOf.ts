import { useMemo } from 'react'
import { useLocaleState } from 'react-admin'
import { useAdmin } from '../../../admin/adminContext.tsx'
import { useNames } from '../../../admin/names.ts'
import { choiceText, columnName, isYearColumn, queryColumnTexts } from '../../../domain/reports/columnTexts.ts'
import { periodOf } from '../../../domain/reports/periodOf.ts'
import type { ReportQuery } from '../../../domain/reports/query/compileQuery.ts'
import { isReadyReport } from '../../../domain/reports/readyId.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useReportViews } from '../views/useReportViews.ts'
import { useColumnLabels } from '../views/useViewTexts.ts'
import type { ReportLabels } from './reportLabels.ts'

/** Source of a result. */
export interface ResultSource {
  /** A saved report. */
  readonly id?: string | undefined
  /** A report without SQL. */
  readonly query?: ReportQuery | null | undefined
}

/** Texts of a report that is part of the installation; undefined for other reports and for missing texts. */
export const useShippedTexts = (): ((id: string | undefined, key: string) => string | undefined) => {
  const texts = useAreaTexts('readyReports')
  return (id, key) => (id !== undefined && isReadyReport(id) && texts(`readyReports.${key}`, { _: '' })) || undefined
}

/** Labels of a query's columns: from the view's columns and the measures. */
const useQueryNames = (query: ReportQuery | null | undefined): ReadonlyMap<string, string> => {
  const { model } = useAdmin()
  const { data: views } = useReportViews(Boolean(query))
  const labels = useColumnLabels()
  const view = query && views?.find(({ name }) => name === query.view)
  return view ? queryColumnTexts(model, view, query, labels) : new Map()
}

/** The labels of a report's result. Reports of the installation have texts of their own; other authors of SQL name the columns. */
export const useLabelsOf = ({ id, query }: ResultSource): ReportLabels => {
  const { model } = useAdmin()
  const [locale] = useLocaleState()
  const names = useNames()
  const text = useShippedTexts()
  const known = useQueryNames(query)
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts change with the language, names of columns with the query
  return useMemo(
    () => ({
      column: (name) => known.get(name) ?? text(id, `columns.${name}`) ?? columnName(name),
      choice: (column, value) => choiceText(model, column, value, { option: names.option }) ?? text(id, `choices.${column.name}.${value}`),
      isYear: (column) => isYearColumn(model, column),
      step: (column) => periodOf(column, query),
    }),
    [locale, id, query, known.size, model],
  )
}
