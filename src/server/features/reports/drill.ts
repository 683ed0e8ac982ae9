import type { reportCalls } from '../../../domain/reports/calls.ts'
import { alternativesOf } from '../../../domain/reports/query/alternatives.ts'
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
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import { dayBegins } from '../../../model/values/timeZones.ts'
import type { View, ViewColumn } from '../../db/views/views.ts'
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

const isListed = (entity: ResolvedEntity, { field, operator }: ListCondition): boolean => {
  const known = entity.fieldsByName[field]
  if (!known) return SYSTEM.has(field) && operator !== 'null'
  return known.filterable && (known.type.operators.includes(operator) || operator === 'null')
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
  const columnOf = (name: string): ViewColumn => view.columns.find((column) => column.name === name) ?? refuse()
  const listed = ({ name, type, stored }: ViewColumn): ListedColumn => ({ name, type, field: stored.name })
  const parts = alternativesOf(query.conditions ?? [])
  const conditions = parts.flatMap((group) => (group.length === 1 ? group : []))
  const grouped = groups.map(({ column, value }): GroupValue => {
    const group = query.groups?.find((one) => one.column === column) ?? refuse()
    return { column, value, ...(group.by && { by: group.by }) }
  })
  // Groups and filters by names become filters by the records of these names.
  const named = [...grouped, ...conditions].map(({ column }) => columnOf(column)).filter(({ label }) => label !== undefined)
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
  const ofList = (condition: Condition): readonly ListCondition[] => {
    const column = columnOf(condition.column)
    return column.label ? [] : (conditionOfList(listed(column), condition, clocks) ?? refuse())
  }
  const alternatives = parts
    .filter((group) => group.length > 1)
    .map((group) => group.map((condition) => (columnOf(condition.column).label ? refuse() : ofList(condition))))
  const plain = [
    ...conditions.flatMap(ofList),
    ...grouped.flatMap((group) => {
      const column = columnOf(group.column)
      return column.label ? [] : groupOfList(listed(column), group, clocks)
    }),
  ]
  if (![...plain, ...alternatives.flat(2)].every((condition) => isListed(entity, condition))) return refuse()
  const filter = listFilter(plain) ?? refuse()
  const any = alternatives.map((group) => ({ $or: group.map(flat) }))
  return { entity: entity.id, filter: Object.assign({}, filter, ...ids, ...(any.length > 0 ? [{ $and: any }] : [])) }
}
