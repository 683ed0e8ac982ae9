import type { Json } from '../../../model/entitySchema.ts'
import { splitFilterKey } from '../../../model/lists/filterKey.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import { shapeParams } from '../shape/shapeState.ts'
import { summaryParams } from '../summary/summaryState.ts'
import type { SavedView } from './savedViews.ts'

export type ViewState = SavedView['state']

type Filter = Readonly<Record<string, Json>>

const isObject = (value: Json | undefined): value is Filter => typeof value === 'object' && value !== null && !Array.isArray(value)

const placed = (within: Filter, [head = '', ...rest]: readonly string[], value: Json): Filter => {
  const inner = within[head]
  return { ...within, [head]: rest.length === 0 ? value : placed(isObject(inner) ? inner : {}, rest, value) }
}

const entryPlaced = (nested: Filter, key: string, value: Json): Filter => {
  if (key === 'q' || key.startsWith('$') || isObject(value)) return placed(nested, [key], value)
  const { path, operator } = splitFilterKey(key)
  return placed(nested, [...path.split('.'), operator], value)
}

/** Inverse of `flattenFilter`: flat keys of the API → the filter of forms, nested by field and operator. */
export const nestFilter = (flat: Filter): Filter =>
  Object.entries(flat).reduce<Filter>((nested, [key, value]) => entryPlaced(nested, key, value), {})

/** Rows per page of a list by default. */
const PER_PAGE = 25

type Defaults = Pick<ResolvedEntity, 'sort'>

/** A state with the defaults of its list; columns and measures stay absent for those of the list. */
const complete = ({ sort, perPage = PER_PAGE, widths = {}, pinned = 1, density = 'normal', ...state }: ViewState, entity: Defaults) => ({
  filter: state.filter,
  sort: sort && sort.length > 0 ? sort : [entity.sort.field, entity.sort.order],
  columns: state.columns,
  perPage,
  widths: sortedEntries(widths),
  pinned,
  density,
  group: state.group,
  groupOrder: (state.group || state.shape === 'board') && (state.groupOrder ?? 'value'),
  measures: state.measures,
  shape: state.shape ?? 'table',
  by: state.by,
})

const sortedEntries = (members: Filter): readonly (readonly [string, Json])[] =>
  Object.entries(members).toSorted(([one], [other]) => (one < other ? -1 : 1))

/** Whether two states show the same list. */
export const isSameState = (one: ViewState, other: ViewState, entity: Defaults): boolean => {
  const textOf = (state: ViewState) => {
    const { filter, ...rest } = complete(state, entity)
    return JSON.stringify([sortedEntries(filter), rest])
  }
  return textOf(one) === textOf(other)
}

const every = (sort: readonly string[], offset: 0 | 1): string => sort.filter((_, at) => at % 2 === offset).join()

/** Query string of a list in this state, as react-admin writes it. */
export const searchOf = (state: ViewState, entity: Defaults, view: string | undefined): string => {
  const { filter, sort, perPage } = complete(state, entity)
  return `?${new URLSearchParams({
    ...(view !== undefined && { view }),
    filter: JSON.stringify(nestFilter(filter)),
    order: every(sort, 1),
    page: '1',
    perPage: String(perPage),
    sort: every(sort, 0),
    ...summaryParams(state),
    ...shapeParams(state),
  })}`
}
