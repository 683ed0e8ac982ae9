import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useAdmin } from '../../../admin/adminContext.tsx'
import { webFieldTypes } from '../../../admin/fieldTypes.ts'
import { useNames } from '../../../admin/names.ts'
import { columnName } from '../../../domain/reports/columnTexts.ts'
import { isNumeric } from '../../../domain/reports/result.ts'
import type { FieldSchema } from '../../../model/entitySchema.ts'
import { resolveModel } from '../../../model/resolve/resolveModel.ts'
import type { Model, ResolvedField } from '../../../model/resolvedEntity.ts'
import { useReportViews } from '../views/useReportViews.ts'
import { fieldOf, type ReadView, useViewTexts, type ViewColumn } from '../views/useViewTexts.ts'
import { type ResultSource, useShippedTexts } from '../words/useLabelsOf.ts'
import { type ReportFilter, sourceOf } from './filterValues.ts'

/** The view of a report's filters: that of its query, else any view with a column of that name. */
export interface Found {
  readonly view: ReadView
  readonly column: ViewColumn
}

export const findColumn = (views: readonly ReadView[], name: string, own?: string): Found | undefined => {
  const among = own === undefined ? views : views.filter((view) => view.name === own)
  const found = among.flatMap((view) => view.columns.flatMap((column) => (column.name === name ? [{ view, column }] : [])))
  // Records rather than rows of them, whose fields have names of their own.
  const first = found.find(({ view }) => view.rows === undefined) ?? found[0]
  return first ?? (own === undefined ? undefined : findColumn(views, name))
}

/** Fields of the entity that refer to the other one, so that a choice can limit another. */
const narrowedBy = ({ entities }: Model, entity: string | undefined, by: string | undefined): string | undefined =>
  by === undefined ? undefined : entities[entity ?? '']?.fields.find(({ reference }) => reference?.entity === by && !reference.many)?.name

type Options = readonly { readonly const: string; readonly title: string }[]

/** A filter as the input of a field; missing parts follow from the column. */
export interface FilterField {
  readonly filter: ReportFilter
  readonly source: string
  readonly field: ResolvedField
  /** Its own label, else its column's. */
  readonly label: string
  /** Whether its values are numbers; other ranges are of days. */
  readonly numeric: boolean
  /** For a lookup: the index of the filter that limits it, and the field. */
  readonly within?: { readonly source: string; readonly field: string }
}

const schemaOf = ({ type, name }: ReportFilter, numeric: boolean, entity: string | undefined, options: Options): FieldSchema => {
  const title = name
  if (type === 'lookup' && entity !== undefined) return { title, type: 'string', reference: entity }
  if (type === 'choice' && options.length > 0) return { title, oneOf: options }
  if (type === 'number' || (type === 'range' && numeric)) return { title, type: 'number' }
  return type === 'date' || type === 'range' ? { title, type: 'string', format: 'date' } : { title, type: 'string', maxLength: 200 }
}

const isOfNumbers = (found: Found | undefined): boolean => found !== undefined && isNumeric(found.column)

/** A shown filter, on a page possibly of another report. */
export interface ShownFilter extends ReportFilter {
  /** View of its report's query. Default: the view of the page's filters. */
  readonly view?: string | undefined
}

/** The generated inputs for a report's filters. */
export const useFilterFields = (filters: readonly ShownFilter[], { id, query }: ResultSource): readonly FilterField[] => {
  const { model } = useAdmin()
  const { data: views } = useReportViews()
  const { option: optionLabel } = useNames()
  const translate = useTranslate()
  const { column: columnText } = useViewTexts()
  const shipped = useShippedTexts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts change with the language, which loads the page again
  return useMemo(() => {
    const known = filters.map((filter) => {
      const found = findColumn(views ?? [], filter.column, filter.view ?? query?.view)
      const field = found && fieldOf(model, found.view, found.column)
      return { filter, found, field, entity: filter.entity || field?.reference?.entity }
    })
    const optionsOf = ({ filter, found, field }: (typeof known)[number]): Options => {
      if (filter.choices)
        return filter.choices.split(/[,\n،]/).flatMap((one) => (one.trim() ? [{ const: one.trim(), title: one.trim() }] : []))
      if (found?.column.type === 'boolean') return ['true', 'false'].map((one) => ({ const: one, title: translate(`ra.boolean.${one}`) }))
      return field?.options && found
        ? field.options.map((one) => ({ const: String(one), title: optionLabel(found.view.entity, field, one) }))
        : []
    }
    const properties = Object.fromEntries(
      known.map((one, at) => [sourceOf(at), schemaOf(one.filter, isOfNumbers(one.found), one.entity, optionsOf(one))]),
    )
    const schema = { $id: 'reportFilters', type: 'object' as const, properties }
    const fields = resolveModel([{ file: '', schema }], webFieldTypes).entities.reportFilters?.fieldsByName ?? {}
    return known.flatMap(({ filter, entity, found }, at): FilterField[] => {
      const field = fields[sourceOf(at)]
      if (!field) return []
      const above = known.findIndex(({ filter: { name, type } }) => name === filter.within && type === 'lookup')
      const by = above < 0 || above === at ? undefined : narrowedBy(model, entity, known[above]?.entity)
      const own = filter.label || shipped(id, `filters.${filter.name}`)
      const label = own || (found ? columnText(found.view, found.column).replace(/ \(id\)$/, '') : columnName(filter.name))
      const numeric = isOfNumbers(found)
      return [
        {
          filter,
          source: sourceOf(at),
          field,
          label,
          numeric,
          ...(by !== undefined && { within: { source: sourceOf(above), field: by } }),
        },
      ]
    })
  }, [filters, views, query?.view, model, id])
}
