import { useMemo } from 'react'
import { useAdmin } from '../../../../admin/adminContext.tsx'
import { datesOf, type Narrowable } from '../../../../domain/reports/picks.ts'
import { isDated, type ResultColumn } from '../../../../domain/reports/result.ts'
import type { ShownMap } from '../../../../model/entityMap.ts'
import type { Model } from '../../../../model/resolvedEntity.ts'
import { useReportViews } from '../../views/useReportViews.ts'
import { fieldOf, type ReadView, type ViewColumn } from '../../views/useViewTexts.ts'

type Columns = Narrowable['columns']

/** Names of records are identified by their entity, other texts by their field. */
const ofViewColumn = (model: Model, view: ReadView, column: ViewColumn): Columns => {
  const { name, field, label, type } = column
  if (label) {
    const target = fieldOf(model, view, column)?.reference?.entity
    return target === undefined ? [] : [{ name, type, of: `@${target}` }]
  }
  return [{ name, type, of: isDated(column) ? datesOf(name) : `${view.entity}.${field}` }]
}

const ofResultColumn =
  (model: Model) =>
  ({ name, type, of }: ResultColumn): Columns => {
    if (!of) return []
    if (!of.label) return [{ name, type, of: isDated({ type }) ? datesOf(name) : `${of.entity}.${of.field}` }]
    const target = fieldOf(model, of, of)?.reference?.entity
    return target === undefined ? [] : [{ name, type, of: `@${target}` }]
  }

/** The columns that can filter a report; for SQL those of its result, once it is loaded. */
export const useNarrowColumns = (
  query: ShownMap['reports']['query'] | undefined,
  result: readonly ResultColumn[] | undefined,
): Columns | undefined => {
  const { model } = useAdmin()
  const { data: views } = useReportViews(Boolean(query))
  return useMemo(() => {
    if (!query) return result?.flatMap(ofResultColumn(model))
    const view = views?.find(({ name }) => name === query.view)
    return view?.columns.flatMap((column) => ofViewColumn(model, view, column))
  }, [model, views, query, result])
}
