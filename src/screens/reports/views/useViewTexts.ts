import { useTranslate } from 'react-admin'
import { useAdmin } from '../../../admin/adminContext.tsx'
import { alongPath, useNames } from '../../../admin/names.ts'
import type { reportCalls } from '../../../domain/reports/calls.ts'
import { type ColumnLabels, columnName, fieldAt, viewColumnText, withoutIdSign } from '../../../domain/reports/columnTexts.ts'
import type { ColumnAtPath, Step } from '../../../domain/reports/query/columnPath.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { Model, ResolvedField } from '../../../model/resolvedEntity.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useLabelled } from '../../../providers/i18n/useLabelled.ts'

export type ReadView = AnswerOf<typeof reportCalls.views>['views'][number]
export type ViewColumn = ReadView['columns'][number]

/** The schema's field that a column shows; undefined for ids and times, which schemas do not declare. */
export const fieldOf = (
  { entities }: Model,
  view: Pick<ReadView, 'entity'>,
  column: Pick<ViewColumn, 'field'>,
): ResolvedField | undefined => fieldAt(entities[view.entity]?.fields ?? [], column.field)

/** Texts of columns in the user's language. */
export const useColumnLabels = (): ColumnLabels => {
  const names = useNames()
  const labelled = useLabelled()
  const t = useAreaTexts('reports')
  const parts = useAreaTexts('parts')
  const translate = useTranslate()
  return {
    field: names.field,
    option: names.option,
    entity: (entity) => names.entity(entity, 1),
    system: (entity, name) => translate(`resources.${entity}.fields.${name}`, { _: '' }) || undefined,
    position: () => t('reports.designer.position'),
    measure: (of, column) => {
      const measure = parts(`parts.query.options.measures.of.${of}`)
      return column === undefined ? measure : labelled(measure, column)
    },
  }
}

/** Labels of views and their columns in the user's language. */
export const useViewTexts = () => {
  const { model } = useAdmin()
  const names = useNames()
  const labelled = useLabelled()
  const labels = useColumnLabels()
  const labelOf = names.field
  const view = ({ entity: id, rows, name }: ReadView): string => {
    const entity = model.entities[id]
    if (!entity) return columnName(name)
    const field = rows === undefined ? undefined : fieldAt(entity.fields, rows)
    const plural = names.entity(entity, 2)
    return rows === undefined ? plural : labelled(plural, field ? labelOf(id, field) : columnName(rows))
  }
  const column = (of: ReadView, one: ViewColumn): string => viewColumnText(model, of, one, labels)
  /** A column of ids that stands for the records. */
  const record = (of: ReadView, one: ViewColumn): string => withoutIdSign(column(of, one))
  const step = (from: ReadView, { column: name, view: to, key }: Step<ReadView>): string => {
    const field = key === 'id' ? undefined : fieldAt(model.entities[to.entity]?.fields ?? [], to.rows ?? '')
    if (field) return labelOf(to.entity, field)
    const own = from.columns.find((one) => one.name === name)
    return own ? record(from, own) : columnName(name)
  }
  /** A column at the end of a path. */
  const path = (from: ReadView, { steps, view: last, column: one }: ColumnAtPath<ReadView>): string =>
    alongPath([
      ...steps.map((own, at) => step(steps[at - 1]?.view ?? from, own)),
      steps.length === 0 ? column(last, one) : record(last, one),
    ])
  return { view, column, step, path }
}
