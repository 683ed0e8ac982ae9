import type { reportCalls } from '../../../domain/reports/calls.ts'
import { fieldAt } from '../../../domain/reports/columnTexts.ts'
import { alternativesOf } from '../../../domain/reports/query/alternatives.ts'
import { type ColumnAtPath, columnAt } from '../../../domain/reports/query/columnPath.ts'
import { compileQuery, type ReportQuery } from '../../../domain/reports/query/compileQuery.ts'
import {
  conditionOfList,
  type GroupValue,
  groupOfList,
  type ListCondition,
  type ListedColumn,
  listFilter,
} from '../../../domain/reports/query/listFilter.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import { filterKey } from '../../../model/lists/filterKey.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import { dayBegins } from '../../../model/values/timeZones.ts'
import type { View, ViewColumn } from '../../db/views/views.ts'
import { shownField } from './columnFields.ts'
import type { Bound } from './reportQueries.ts'

export type DrillResult = AnswerOf<typeof reportCalls.drill>

export interface DrillRequest {
  /** Includes the conditions of the report's filters. */
  readonly query: ReportQuery
  readonly groups: readonly { readonly column: string; readonly value: string | number | boolean | null }[]
  readonly views: readonly View[]
  readonly entityOf: (table: string) => ResolvedEntity | undefined
  readonly today: string
  /** Id of the runner. */
  readonly me: string
  readonly timeZone: string
  /** Runs a query with the rights of the runner. */
  readonly rowsOf: (bound: Pick<Bound, 'sql' | 'parameters'>) => Promise<readonly (readonly unknown[])[]>
}

/** Records whose ids are part of an address. */
const MAX_IDS = 100

const SYSTEM: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt'])

const refuse = (): never => {
  throw new AppError(422, 'reportNoList')
}

/** The names of the fields on a path of lists, such as `customer.country`. Lists have no path from rows to their record. */
const fieldsOn = (view: View, { steps, column }: ColumnAtPath<View>): readonly string[] => {
  let from = view
  const names = steps.map((step) => {
    const { table, columns } = from
    from = step.view
    if (from.above[0] === table && step.column === 'id') return from.table.slice(table.length + 1)
    const own = columns.find(({ name }) => name === step.column)
    return own && !own.isParent ? own.stored.name : refuse()
  })
  return [...names, column.stored.name]
}

/** Whether lists can filter by a field in this way; times have no schema. */
const isListed = (field: ResolvedField | undefined, name: string, { operator }: ListCondition): boolean => {
  if (!field) return SYSTEM.has(name) && operator !== 'null'
  return field.filterable && (field.type.operators.includes(operator) || operator === 'null')
}

type Condition = NonNullable<ReportQuery['conditions']>[number]

/** Ids in the records of a group, if the group was made by their names. */
async function idsOf(
  { query, views, today, me, rowsOf }: DrillRequest,
  column: ViewColumn,
  id: ViewColumn,
  conditions: readonly Condition[],
): Promise<Json> {
  const idQuery = { view: query.view, conditions, groups: [{ column: id.name }], limit: MAX_IDS + 1 }
  const rows = await rowsOf(compileQuery(idQuery, { views, today, me }))
  const ids = rows.map(([value]) => String(value))
  if (ids.length > MAX_IDS || ids.length === 0) return refuse()
  return { [column.stored.name]: { in: ids } }
}

/** One alternative; keys within `$or` have the operator in them. */
const flat = (conditions: readonly ListCondition[]): Json =>
  Object.fromEntries(conditions.map(({ field, operator, value }) => [filterKey(field, operator), value]))

/** The list of a group's records: its entity, and the filter of its address. Throws `AppError` 422 `reportNoList` if no list can show exactly these. */
export async function drill(drilling: DrillRequest): Promise<DrillResult> {
  const { query, groups, views, entityOf, today, timeZone } = drilling
  const view = views.find(({ name }) => name === query.view)
  const entity = view && view.above.length === 0 ? entityOf(view.table) : undefined
  if (!view || !entity) return refuse()
  const clocks = { today, beginOf: (day: string) => dayBegins(day, timeZone) }
  const at = (path: string): ColumnAtPath<View> => columnAt(views, view, path) ?? refuse()
  const columnOf = (name: string): ViewColumn => at(name).column
  /** Conditions of lists on a column; none on names, which become filters by records. */
  const listed = (path: string, make: (column: ListedColumn) => readonly ListCondition[] | undefined): readonly ListCondition[] => {
    const found = at(path)
    const { label, type, stored } = found.column
    if (label) return []
    const shown = shownField(found.view, found.column)
    const field = fieldAt(entityOf(shown.entity)?.fields ?? [], shown.path)
    const conditions = make({ name: path, type, field: fieldsOn(view, found).join('.') })
    return conditions?.every((condition) => isListed(field, stored.name, condition)) ? conditions : refuse()
  }
  const parts = alternativesOf(query.conditions ?? [])
  const conditions = parts.flatMap((group) => (group.length === 1 ? group : []))
  const grouped = groups.map(({ column, value }): GroupValue => {
    const group = query.groups?.find((one) => one.column === column) ?? refuse()
    return { column, value, ...(group.by && { by: group.by }) }
  })
  // Groups and filters by names become filters by the records of these names.
  const named = [...grouped, ...conditions]
    .map(({ column }) => at(column))
    .filter(({ column }) => column.label !== undefined)
    .map(({ steps, column }) => (steps.length === 0 ? column : refuse()))
  const exact = grouped.flatMap((group): Condition[] =>
    columnOf(group.column).label
      ? [
          group.value === null
            ? { column: group.column, operator: 'empty' }
            : { column: group.column, operator: 'is', value: String(group.value) },
        ]
      : [],
  )
  const ids = await Promise.all(
    named.map((column) => {
      const id = view.columns.find(({ stored, label }) => stored === column.stored && label === undefined) ?? refuse()
      return idsOf(drilling, column, id, [...(query.conditions ?? []), ...exact])
    }),
  )
  const ofList = (condition: Condition) => listed(condition.column, (column) => conditionOfList(column, condition, clocks))
  const alternatives = parts
    .filter((group) => group.length > 1)
    .map((group) => group.map((condition) => (columnOf(condition.column).label ? refuse() : ofList(condition))))
  const plain = [
    ...conditions.flatMap(ofList),
    ...grouped.flatMap((group) => listed(group.column, (column) => groupOfList(column, group, clocks))),
  ]
  const filter = listFilter(plain) ?? refuse()
  const any = alternatives.map((group) => ({ $or: group.map(flat) }))
  return { entity: entity.id, filter: Object.assign({}, filter, ...ids, ...(any.length > 0 ? [{ $and: any }] : [])) }
}
