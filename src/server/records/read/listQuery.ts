import { AppError, badParameter } from '../../../model/errors.ts'
import { MAX_SORT_KEYS } from '../../../model/lists/viewState.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Filter, Sort } from '../../db/repository/repository.ts'
import type { Access } from '../access/access.ts'
import { isValues } from '../values.ts'
import { type FilterCaller, type FilterTarget, stepInto } from './filterTarget.ts'
import { isCondition, parseFilter } from './parseFilter.ts'

export interface ListQuery {
  readonly filter: readonly Filter[]
  readonly search?: string
  readonly sort: Sort
  readonly further: readonly Sort[]
  readonly offset: number
  readonly limit: number
  /** Set for `getMany`, which asks for these ids without paging. */
  readonly ids?: readonly string[]
}

/** Maximum number of rows per page. */
const MAX_PAGE = 1000
const DEFAULT_PAGE = 25

/** Maximum length of a search text. */
const MAX_SEARCH = 200

/** Undefined for text that is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function findField(entity: ResolvedEntity, path: string): ResolvedField | undefined {
  const [name = '', inner] = path.split('.', 2)
  const field = Object.hasOwn(entity.fieldsByName, name) ? entity.fieldsByName[name] : undefined
  return inner === undefined ? field : field?.rows?.find((row) => row.name === inner)
}

type Target = Pick<FilterTarget, 'entity' | 'access'>

function filterOf(target: Target, caller: FilterCaller, text: string | undefined): { conditions: readonly Filter[]; search?: string } {
  if (text === undefined || text === '' || text === '{}') return { conditions: [] }
  const filter = parse(text)
  if (!isValues(filter)) throw new AppError(400, 'unreadableFilter')
  const { q, ...rest } = filter
  if (q !== undefined && q !== null && (typeof q !== 'string' || q.length > MAX_SEARCH))
    throw new AppError(400, 'badFilter', { params: { field: 'q' } })
  const conditions = parseFilter({ ...target, hops: 0 }, caller, rest)
  return typeof q === 'string' && q.trim() !== '' ? { conditions, search: q } : { conditions }
}

const SORTABLE: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt'])

const badSort = () => new AppError(400, 'badSort', { params: { limit: MAX_SORT_KEYS } })

/** Some fields of what a field refers to, if the caller may read all of them. */
function readableOf(
  target: Target,
  caller: FilterCaller,
  name: string,
  fieldsOf: (of: ResolvedEntity) => readonly string[],
): Sort['label'] {
  const { target: of, of: scoped } = stepInto({ ...target, hops: 0 }, name, caller) ?? {}
  if (!of || !scoped) return undefined
  const fields = fieldsOf(of.entity)
  const isSortable = (one: string) => {
    const field = findField(of.entity, one)
    return field ? field.sortable && !field.reference && !of.access.hidden.has(field.path) : SORTABLE.has(one)
  }
  return fields.length > 0 && fields.every(isSortable) ? { ...scoped, fields } : undefined
}

/** Fields of the label of what a field refers to; undefined: the reference sorts by its id. */
export const labelOf = (target: Target, caller: FilterCaller, name: string): Sort['label'] =>
  readableOf(target, caller, name, ({ recordLabel }) => recordLabel.flatMap((part) => ('field' in part ? [part.field] : [])))

/** How the list of what a field refers to is sorted, as sort keys of the reference; `order` turns it round if it is `DESC`. */
export function ownOrderOf(
  target: Target,
  caller: FilterCaller,
  { name, reference }: ResolvedField,
  order: Sort['order'],
): readonly Sort[] {
  const sort = reference && caller.records.model.entities[reference.entity]?.sort
  const label = sort && readableOf(target, caller, name, () => [sort.field])
  return label ? [{ field: name, order: sort.order === order ? 'ASC' : 'DESC', label }] : []
}

function sortKey(target: Target, caller: FilterCaller, field: unknown, direction: unknown): Sort {
  const { entity, access } = target
  const order = typeof direction === 'string' ? direction.toUpperCase() : 'ASC'
  if (order !== 'ASC' && order !== 'DESC') throw badSort()
  const known = typeof field === 'string' ? findField(entity, field) : undefined
  const allowed = known
    ? known.path === field && known.sortable && !access.hidden.has(known.path) && !known.path.includes('.')
    : SORTABLE.has(String(field))
  if (!allowed) throw new AppError(400, 'unknownSort', { params: { field: String(field) } })
  const label = known?.reference ? labelOf(target, caller, known.name) : undefined
  return { field: String(field), order, ...(label && { label }) }
}

function parseSort(target: Target, caller: FilterCaller, text: string | undefined): Pick<ListQuery, 'sort' | 'further'> {
  if (text === undefined || text === '') return { sort: defaultSort(target.entity, target.access), further: [] }
  const given = parse(text)
  const pairs: readonly unknown[] = Array.isArray(given) ? given : []
  if (pairs.length === 0 || pairs.length > 2 * MAX_SORT_KEYS) throw badSort()
  const [, ...more] = Array.from({ length: Math.ceil(pairs.length / 2) }, (_, at) => at)
  return {
    sort: sortKey(target, caller, pairs[0], pairs[1]),
    further: more.map((at) => sortKey(target, caller, pairs[2 * at], pairs[2 * at + 1])),
  }
}

/** The schema's first sort, unless it would reveal a field that the caller can't read. */
const defaultSort = (entity: ResolvedEntity, access: Access): ListQuery['sort'] =>
  access.hidden.has(entity.sort.field) ? { field: 'id', order: 'ASC' } : entity.sort

function parseRange(text: string | undefined): { offset: number; limit: number } {
  if (text === undefined || text === '') return { offset: 0, limit: DEFAULT_PAGE }
  const range = parse(text)
  const [first, last] = Array.isArray(range) ? range : []
  const valid = Number.isSafeInteger(first) && Number.isSafeInteger(last) && first >= 0 && last >= first - 1
  if (!valid || last - first >= MAX_PAGE) throw new AppError(400, 'badRange', { params: { limit: MAX_PAGE } })
  return { offset: first, limit: last - first + 1 }
}

interface RawListQuery {
  readonly filter?: string
  readonly sort?: string
  readonly range?: string
}

const single = (field: keyof RawListQuery, value: unknown): string | undefined => {
  if (value === undefined || typeof value === 'string') return value
  throw badParameter(field, [{ path: field, keyword: 'uniqueItems', params: {} }])
}

/** Ids of a filter that asks for ids only. */
const onlyIds = ({ filter, sort, range }: RawListQuery, conditions: readonly Filter[], search?: string): readonly string[] | undefined => {
  const [first, ...others] = conditions
  if (filter === undefined || sort !== undefined || range !== undefined || search !== undefined || others.length > 0) return undefined
  return first && isCondition(first) && first.path === 'id' && first.operator === 'in' && Array.isArray(first.value)
    ? first.value.map(String)
    : undefined
}

/** Parses the query string of a list. Throws `AppError` 400 with a code for each mistake. */
export function parseListQuery(entity: ResolvedEntity, access: Access, caller: FilterCaller, query: unknown): ListQuery {
  const given = isValues(query) ? query : {}
  const raw: RawListQuery = {
    ...(given.filter === undefined ? {} : { filter: single('filter', given.filter) ?? '' }),
    ...(given.sort === undefined ? {} : { sort: single('sort', given.sort) ?? '' }),
    ...(given.range === undefined ? {} : { range: single('range', given.range) ?? '' }),
  }
  const { conditions, search } = filterOf({ entity, access }, caller, raw.filter)
  const ids = onlyIds(raw, conditions, search)
  return {
    filter: conditions,
    ...(search === undefined ? {} : { search }),
    ...parseSort({ entity, access }, caller, raw.sort),
    ...parseRange(raw.range),
    ...(ids === undefined ? {} : { ids }),
  }
}
