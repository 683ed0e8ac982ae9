import type { BodyOf } from '../../../model/calls/callContract.ts'
import type { viewCalls } from '../../../model/calls/viewCalls.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import { GROUP_LEVELS, groupLevels } from '../../../model/lists/listSummary.ts'
import { fitsShape } from '../../../model/lists/shapes.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { FilterCaller } from '../../records/read/filterTarget.ts'
import { isKnownGrouping, knownMeasure } from '../../records/read/grouping.ts'
import { parseListQuery } from '../../records/read/listQuery.ts'
import type { RecordContext } from '../../records/recordContext.ts'

export type ViewState = BodyOf<typeof viewCalls.create>['state']

/** The state of a stored view. */
export const stateOf = ({ filter, arrangement }: Pick<EntityMap['savedViews'], 'filter' | 'arrangement'>): ViewState => ({
  ...arrangement,
  filter: filter ?? {},
})

export const storedState = ({ filter, ...arrangement }: ViewState) => ({ filter, arrangement })

/** Relative periods are checked, not resolved: any day serves. */
const CLOCKS: FilterCaller['clocks'] = { today: '2000-01-01', beginOf: (day) => `${day}T00:00:00.000Z` }

type Query = { readonly filter?: Readonly<Record<string, Json>>; readonly sort?: readonly string[] }

interface Reader {
  /** Throws `AppError` 400 for a query that the list would refuse the subject. */
  readonly require: (query: Query) => void
  readonly accepts: (query: Query) => boolean
  readonly hasColumn: (name: string) => boolean
  readonly hasGroup: (text: string) => boolean
  readonly hasMeasure: (text: string) => boolean
  /** Whether the list can be shown in this shape. */
  readonly hasShape: (arrangement: Pick<ViewState, 'shape' | 'by'>) => boolean
}

/** What a subject may ask of a list. */
function readerOf({ model, access }: Pick<RecordContext, 'model' | 'access'>, entity: ResolvedEntity, subject: Subject): Reader {
  const policy = access(entity, subject)
  const caller: FilterCaller = { records: { model, access }, subject, clocks: CLOCKS }
  const required = ({ filter, sort }: Query) =>
    void parseListQuery(entity, policy, caller, {
      ...(filter && { filter: JSON.stringify(filter) }),
      ...(sort && sort.length > 0 && { sort: JSON.stringify(sort) }),
    })
  const fieldOf = (name: string) => {
    const field = Object.hasOwn(entity.fieldsByName, name) ? entity.fieldsByName[name] : undefined
    return field && !policy.hidden.has(field.path) ? field : undefined
  }
  return {
    require: required,
    accepts(query) {
      try {
        required(query)
        return true
      } catch (error) {
        if (error instanceof AppError) return false
        throw error
      }
    },
    hasColumn: (name) => fieldOf(name) !== undefined,
    hasGroup: (text) => {
      const levels = groupLevels(text)
      return levels.length <= GROUP_LEVELS && levels.every((level) => isKnownGrouping(entity, policy, level))
    },
    hasMeasure: (text) => knownMeasure(entity, policy, text) !== undefined,
    hasShape: ({ shape, by }) => {
      const field = by === undefined ? undefined : fieldOf(by)
      return by === undefined || (field !== undefined && fitsShape(field, shape))
    },
  }
}

/** Throws `AppError` 400 if the subject's list has no such fields, conditions or order. */
export function requireState(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  { filter, sort = [], columns = [], widths = {}, group, measures = [], shape, by }: ViewState,
) {
  const reader = readerOf(context, entity, subject)
  reader.require({ filter, sort })
  const unknown =
    [...columns, ...Object.keys(widths)].find((name) => !reader.hasColumn(name)) ??
    [group].find((text) => text !== undefined && !reader.hasGroup(text)) ??
    measures.find((text) => !reader.hasMeasure(text)) ??
    (reader.hasShape({ shape, by }) ? undefined : by)
  if (unknown !== undefined) throw new AppError(400, 'unknownColumn', { params: { field: unknown } })
}

const isFilter = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The conditions that the reader accepts, of those that all records meet. Others, such as parts of an alternative, mean nothing without the rest. */
const readableFilter = ({ accepts }: Reader, filter: ViewState['filter']): ViewState['filter'] =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([key, value]): [string, Json][] => {
      if (accepts({ filter: { [key]: value } })) return [[key, value]]
      if (key !== '$and' || !Array.isArray(value)) return []
      const kept = value.filter((one) => isFilter(one) && accepts({ filter: one }))
      return kept.length === 0 ? [] : [[key, kept]]
    }),
  )

const readableSort = ({ accepts }: Reader, sort: readonly string[]): readonly string[] =>
  sort.flatMap((field, at) => {
    const pair = at % 2 === 0 ? [field, sort[at + 1] ?? 'ASC'] : []
    return pair.length > 0 && accepts({ sort: pair }) ? pair : []
  })

/** A stored state without what the subject may not read. Columns and measures are left out silently; conditions, sort keys, groups and shapes make it incomplete. */
export function readableState(context: RecordContext, entity: ResolvedEntity, subject: Subject, { group, shape, by, ...state }: ViewState) {
  const reader = readerOf(context, entity, subject)
  const filter = readableFilter(reader, state.filter)
  const sort = state.sort && readableSort(reader, state.sort)
  const shaped = reader.hasShape({ shape, by })
  const groups = group === undefined || reader.hasGroup(group)
  const same = JSON.stringify([filter, sort]) === JSON.stringify([state.filter, state.sort])
  const shown: ViewState = {
    ...state,
    filter,
    ...(sort && { sort }),
    ...(state.columns && { columns: state.columns.filter(reader.hasColumn) }),
    ...(state.widths && { widths: Object.fromEntries(Object.entries(state.widths).filter(([name]) => reader.hasColumn(name))) }),
    ...(state.measures && { measures: state.measures.filter(reader.hasMeasure) }),
    ...(groups && group !== undefined && { group }),
    ...(shaped && { ...(shape && { shape }), ...(by !== undefined && { by }) }),
  }
  return { state: shown, incomplete: !same || !groups || !shaped }
}
