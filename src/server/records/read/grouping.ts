import { nextStart, periodDays } from '../../../domain/reports/periods.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import { makesGroups, measurableFields, measuresOf, parseGrouping, parseMeasure, TIMES } from '../../../model/lists/listSummary.ts'
import type { GroupOrder } from '../../../model/lists/viewState.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import { dayBegins } from '../../../model/values/timeZones.ts'
import type { GroupSelection, Sort } from '../../db/repository/repository.ts'
import type { Access } from '../access/access.ts'
import type { RecordContext } from '../recordContext.ts'
import { timeZoneOf } from './filterClocks.ts'
import type { FilterCaller } from './filterTarget.ts'
import { labelOf, ownOrderOf } from './listQuery.ts'

interface GroupQuery {
  readonly group?: string
  readonly order?: GroupOrder
  readonly offset?: string
}

type Target = Pick<Access, 'hidden'>

const fieldNamed = ({ fieldsByName }: ResolvedEntity, name: string): ResolvedField | undefined =>
  Object.hasOwn(fieldsByName, name) ? fieldsByName[name] : undefined

const isTime = (entity: ResolvedEntity, name: string): boolean => !fieldNamed(entity, name) && TIMES.some((time) => time === name)

/** Whether the caller's list can be grouped by it: a choice, reference, boolean, or a day or moment with a period. */
export function isKnownGrouping(entity: ResolvedEntity, { hidden }: Target, text: string): boolean {
  const grouping = parseGrouping(text)
  if (hidden.has(grouping.field)) return false
  const field = fieldNamed(entity, grouping.field)
  return field ? makesGroups(field, grouping) : isTime(entity, grouping.field) && grouping.period !== undefined
}

/** A measure that the caller's list has. */
export function knownMeasure(entity: ResolvedEntity, { hidden }: Target, text: string) {
  const measure = parseMeasure(text)
  const field = measure && fieldNamed(entity, measure.field)
  if (!field || measurableFields([field], (name) => !hidden.has(name)).length === 0) return undefined
  return measuresOf(field).includes(measure.of) ? { field, of: measure.of } : undefined
}

/** Sorts references as their own list is sorted, then by their labels. */
function keysOf(entity: ResolvedEntity, access: Access, caller: FilterCaller, name: string, order: Sort['order']): readonly Sort[] {
  const field = fieldNamed(entity, name)
  if (!field?.reference) return []
  const own = ownOrderOf({ entity, access }, caller, field, order)
  const label = labelOf({ entity, access }, caller, name)
  return [...own, ...(label ? [{ field: name, order, label }] : [])]
}

/** The groups that a query asks for. Throws `AppError` 400 `unknownColumn` for a field that makes none or that the caller may not read. */
export async function groupOf(
  entity: ResolvedEntity,
  access: Access,
  caller: FilterCaller & { readonly records: RecordContext },
  { group: text, order = 'value', offset = '0' }: GroupQuery,
): Promise<Omit<GroupSelection, 'limit'> | undefined> {
  if (text === undefined) return undefined
  if (!isKnownGrouping(entity, access, text)) throw new AppError(400, 'unknownColumn', { params: { field: text } })
  const grouping = parseGrouping(text)
  const direction = order.startsWith('-') ? 'DESC' : 'ASC'
  return {
    ...grouping,
    timeZone: grouping.period ? await timeZoneOf(caller.records, caller.subject) : 'UTC',
    by: order.endsWith('count') ? 'count' : 'value',
    order: direction,
    keys: keysOf(entity, access, caller, grouping.field, direction),
    offset: Number(offset),
  }
}

type Key = string | number | boolean | null

/** The key of a group as in the API, and the filter that finds its records. */
export function groupKey(
  entity: ResolvedEntity,
  group: Pick<GroupSelection, 'field' | 'period' | 'timeZone'> | undefined,
  text: string | null,
): { key: Key; filter: Record<string, Json> } {
  if (!group) return { key: null, filter: {} }
  const { field: name, period, timeZone } = group
  const field = fieldNamed(entity, name)
  if (text === null) return { key: null, filter: { [name]: null } }
  if (period && field?.type.days) return { key: text, filter: { [`${name}_gte`]: text, [`${name}_lte`]: periodDays(text, period).to } }
  if (period) {
    const until = dayBegins(nextStart(period, text), timeZone)
    return { key: text, filter: { [`${name}_gte`]: dayBegins(text, timeZone), [`${name}_lt`]: until } }
  }
  const key = keyOf(field, text)
  return { key, filter: { [name]: key } }
}

function keyOf(field: ResolvedField | undefined, text: string): Key {
  if (field?.type.flag) return text === 'true'
  const option = field?.options?.find((one) => String(one) === text)
  return typeof option === 'number' ? option : text
}
