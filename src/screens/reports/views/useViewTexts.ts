import { useTranslate } from 'react-admin'
import { useAdmin } from '../../../admin/adminContext.tsx'
import { useNames } from '../../../admin/names.ts'
import type { reportCalls } from '../../../domain/reports/calls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { Model, ResolvedField } from '../../../model/resolvedEntity.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { columnName } from '../words/reportWords.ts'

export type ReadView = AnswerOf<typeof reportCalls.views>['views'][number]
export type ViewColumn = ReadView['columns'][number]

/** The field at a path, `costs.kind`. */
export const fieldAt = (fields: readonly ResolvedField[], path: string): ResolvedField | undefined => {
  const found = fields.find((field) => field.path === path)
  return found ?? fields.flatMap((field) => (field.rows && path.startsWith(`${field.path}.`) ? [fieldAt(field.rows, path)] : []))[0]
}

/** The schema's field that a column shows; undefined for ids and times, which schemas do not declare. */
export const fieldOf = (
  { entities }: Model,
  view: Pick<ReadView, 'entity'>,
  column: Pick<ViewColumn, 'field'>,
): ResolvedField | undefined => fieldAt(entities[view.entity]?.fields ?? [], column.field)

const KNOWN = new Set(['id', 'createdAt', 'updatedAt'])

/** Labels of views and their columns in the user's language. */
export const useViewTexts = () => {
  const { model } = useAdmin()
  const names = useNames()
  const t = useAreaTexts('reports')
  const translate = useTranslate()
  const labelOf = names.field
  const view = ({ entity: id, rows, name }: ReadView): string => {
    const entity = model.entities[id]
    if (!entity) return columnName(name)
    const field = rows === undefined ? undefined : fieldAt(entity.fields, rows)
    const plural = names.entity(entity, 2)
    return rows === undefined ? plural : `${plural}: ${field ? labelOf(id, field) : columnName(rows)}`
  }
  /** A reference has the label of its field; the label of its id ends in "(id)". */
  const column = (of: ReadView, one: ViewColumn): string => {
    const field = fieldOf(model, of, one)
    const last = one.field.split('.').at(-1) ?? ''
    const entity = model.entities[of.entity]
    if (last === 'parentId' && entity) return `${names.entity(entity, 1)} (id)`
    if (!field)
      return last === 'position'
        ? t('reports.designer.position')
        : KNOWN.has(last)
          ? translate(`resources.${of.entity}.fields.${last}`, { _: columnName(one.name) })
          : columnName(one.name)
    const label = labelOf(of.entity, field)
    return field.reference && !one.label && of.columns.some((other) => other.label && other.field === one.field) ? `${label} (id)` : label
  }
  return { view, column }
}
