import type { Model, ResolvedEntity, ResolvedField } from '../../model/resolvedEntity.ts'
import { isYear } from '../../model/values/isYear.ts'
import type { ReportQuery } from './query/compileQuery.ts'
import type { ResultColumn } from './result.ts'

/** `net_total` → `Net total`: label of a column without a title. */
export const columnName = (name: string): string => {
  const words = name.replaceAll('_', ' ').trim()
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1)
}

/** The field at a path, `costs.kind`. */
export const fieldAt = (fields: readonly ResolvedField[], path: string): ResolvedField | undefined => {
  const found = fields.find((field) => field.path === path)
  return found ?? fields.flatMap((field) => (field.rows && path.startsWith(`${field.path}.`) ? [fieldAt(field.rows, path)] : []))[0]
}

/** A view as a reader sees it. */
export interface TextView {
  readonly name: string
  readonly entity: string
  readonly columns: readonly TextColumn[]
}

interface TextColumn {
  readonly name: string
  readonly field: string
  /** It is the name of the record to which the field refers. */
  readonly label?: boolean
}

/** Texts of a language. */
export interface ColumnLabels {
  readonly field: (entity: string, field: ResolvedField) => string
  readonly option: (entity: string, field: ResolvedField, value: string) => string
  readonly entity: (entity: ResolvedEntity) => string
  /** Of a field that schemas do not declare: its id, its times. */
  readonly system: (entity: string, name: string) => string | undefined
  readonly position: () => string
  /** `column` is the label of the measured column. */
  readonly measure: (of: NonNullable<ReportQuery['measures']>[number]['of'], column?: string) => string
}

const SYSTEM: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt'])

/** Label of a view's column. A reference has the label of its field; the label of its id ends in "(id)". */
export function viewColumnText({ entities }: Model, view: TextView, column: TextColumn, labels: ColumnLabels): string {
  const entity = entities[view.entity]
  const field = entity && fieldAt(entity.fields, column.field)
  const last = column.field.slice(column.field.lastIndexOf('.') + 1)
  if (last === 'parentId' && entity) return `${labels.entity(entity)} (id)`
  if (field) {
    const label = labels.field(view.entity, field)
    const isNamed = view.columns.some((other) => other.label && other.field === column.field)
    return field.reference && !column.label && isNamed ? `${label} (id)` : label
  }
  if (last === 'position') return labels.position()
  return (SYSTEM.has(last) ? labels.system(view.entity, last) : undefined) ?? columnName(column.name)
}

/** The label of a column of ids without its sign, where it stands for the records. */
export const withoutIdSign = (text: string): string => text.replace(/ \(id\)$/, '')

/** Labels of a query's columns, by their names: from the view's columns and the measures. */
export function queryColumnTexts(
  model: Model,
  view: TextView,
  query: Pick<ReportQuery, 'measures'>,
  labels: ColumnLabels,
): ReadonlyMap<string, string> {
  const columns = new Map(view.columns.map((column) => [column.name, viewColumnText(model, view, column, labels)]))
  const measures = (query.measures ?? []).map(({ of, column }): [string, string] => [
    column ? `${of}_${column}` : of,
    column ? labels.measure(of, columns.get(column) ?? columnName(column)) : labels.measure(of),
  ])
  return new Map([...columns, ...measures])
}

/** Whether a column shows the years of a field. */
export function isYearColumn({ entities }: Model, { of }: Pick<ResultColumn, 'of'>): boolean {
  const entity = of && entities[of.entity]
  const field = entity && fieldAt(entity.fields, of.field)
  return field !== undefined && isYear(field.schema)
}

/** Label of a choice; undefined if the column shows no field with that choice. */
export function choiceText({ entities }: Model, { of }: Pick<ResultColumn, 'of'>, value: string, labels: Pick<ColumnLabels, 'option'>) {
  const entity = of && entities[of.entity]
  const field = entity && fieldAt(entity.fields, of.field)
  return entity && field?.options?.includes(value) ? labels.option(entity.id, field, value) : undefined
}
