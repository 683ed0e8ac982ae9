import { useMemo } from 'react'
import { useAdmin } from '../../../../admin/adminContext.tsx'
import { datesOf, type Narrowable } from '../../../../domain/reports/picks.ts'
import { isDated, type ResultColumn } from '../../../../domain/reports/result.ts'
import type { ShownMap } from '../../../../model/entityMap.ts'
import type { Model } from '../../../../model/resolvedEntity.ts'
import { useReportViews } from '../../views/useReportViews.ts'
import { fieldOf, type ReadView, type ViewColumn } from '../../views/useViewTexts.ts'

type Columns = Narrowable['columns']

/** Names of records are of their entity, wherever a record is referred to; other texts of their field. */
const ofViewColumn = (model: Model, view: ReadView, column: ViewColumn): Columns => {
  const { name, field, label } = column
  if (label) {
    const target = fieldOf(model, view, column)?.reference?.entity
    return target === undefined ? [] : [{ name, of: `@${target}` }]
  }
  if (isDated(column)) return [{ name, of: datesOf(name) }]
  return column.type === 'text' ? [{ name, of: `${view.entity}.${field}` }] : []
}

const ofResultColumn = ({ name, type, of }: ResultColumn): Columns => {
  if (!of) return []
  return type === 'date' ? [{ name, of: datesOf(name) }] : type === 'text' ? [{ name, of: `${of.entity}.${of.field}` }] : []
}

/** The columns by which a report can be narrowed; of SQL those of its result, once it is there. */
export const useNarrowColumns = (
  query: ShownMap['reports']['query'] | undefined,
  result: readonly ResultColumn[] | undefined,
): Columns | undefined => {
  const { model } = useAdmin()
  const { data: views } = useReportViews(Boolean(query))
  return useMemo(() => {
    if (!query) return result?.flatMap(ofResultColumn)
    const view = views?.find(({ name }) => name === query.view)
    return view?.columns.flatMap((column) => ofViewColumn(model, view, column))
  }, [model, views, query, result])
}
