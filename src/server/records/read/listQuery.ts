import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import { OPERATORS, type Operator } from '../../../model/fieldType.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Condition, Sort } from '../../db/repository/repository.ts'
import type { Access } from '../access/access.ts'
import { isValues } from '../values.ts'

export interface ListQuery {
  readonly filter: readonly Condition[]
  readonly search?: string
  readonly sort: Sort
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

const KNOWN: ReadonlySet<string> = new Set(OPERATORS)
const isOperator = (name: string): name is Operator => KNOWN.has(name)

function parse(text: string, code: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError(400, code)
  }
}

const unknownFilter = (field: string) => new AppError(400, 'unknownFilter', { params: { field } })

/** Fields that every record has. */
const SYSTEM: Readonly<Record<string, readonly Operator[]>> = {
  id: ['eq', 'neq', 'in', 'nin'],
  createdAt: ['eq', 'neq', 'gt', 'gte', 'lt', 'lte'],
  updatedAt: ['eq', 'neq', 'gt', 'gte', 'lt', 'lte'],
}

function findField(entity: ResolvedEntity, path: string): ResolvedField | undefined {
  const [name = '', inner] = path.split('.', 2)
  const field = Object.hasOwn(entity.fieldsByName, name) ? entity.fieldsByName[name] : undefined
  return inner === undefined ? field : field?.rows?.find((row) => row.name === inner)
}

/** Operators that the caller may use on a path. Unknown, unreadable and unfilterable paths all have none. */
function operatorsOf(entity: ResolvedEntity, access: Access, path: string): readonly Operator[] {
  const field = findField(entity, path)
  if (!field) return Object.hasOwn(SYSTEM, path) ? (SYSTEM[path] ?? []) : []
  const parent = path.split('.', 1)[0] ?? ''
  return access.hidden.has(path) || access.hidden.has(parent) || !field.filterable ? [] : field.type.operators
}

/** `name_contains` → path and operator. */
function splitKey(key: string): { readonly path: string; readonly operator: Operator } {
  const at = key.lastIndexOf('_')
  const suffix = key.slice(at + 1)
  return at > 0 && isOperator(suffix) ? { path: key.slice(0, at), operator: suffix } : { path: key, operator: 'eq' }
}

const isScalar = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value)

function condition(entity: ResolvedEntity, access: Access, key: string, value: unknown): Condition {
  const { path, operator: written } = splitKey(key)
  const operator = written === 'eq' && Array.isArray(value) ? 'in' : written === 'neq' && Array.isArray(value) ? 'nin' : written
  const allowed = operatorsOf(entity, access, path)
  const isNull = value === null && (operator === 'eq' || operator === 'neq')
  if (allowed.length === 0 || !(allowed.includes(operator) || isNull)) throw unknownFilter(key)
  const fits = Array.isArray(value) ? (operator === 'in' || operator === 'nin') && value.every(isScalar) : isScalar(value)
  if (!fits || (Array.isArray(value) === false && (operator === 'in' || operator === 'nin'))) {
    throw new AppError(400, 'badFilter', { params: { field: key } })
  }
  return { path, operator, value: value as Json }
}

function parseFilter(entity: ResolvedEntity, access: Access, text: string | undefined): { conditions: Condition[]; search?: string } {
  if (text === undefined || text === '' || text === '{}') return { conditions: [] }
  const filter = parse(text, 'badFilter')
  if (!isValues(filter)) throw new AppError(400, 'badFilter')
  const { q, ...rest } = filter
  if (q !== undefined && q !== null && (typeof q !== 'string' || q.length > MAX_SEARCH))
    throw new AppError(400, 'badFilter', { params: { field: 'q' } })
  const conditions = Object.entries(rest).map(([key, value]) => condition(entity, access, key, value))
  return typeof q === 'string' && q.trim() !== '' ? { conditions, search: q } : { conditions }
}

const SORTABLE: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt'])

function parseSort(entity: ResolvedEntity, access: Access, text: string | undefined): ListQuery['sort'] {
  if (text === undefined || text === '') return defaultSort(entity, access)
  const sort = parse(text, 'unknownSort')
  const [field, direction] = Array.isArray(sort) ? sort : []
  const order = typeof direction === 'string' ? direction.toUpperCase() : 'ASC'
  const known = typeof field === 'string' ? findField(entity, field) : undefined
  const allowed = known
    ? known.path === field && known.sortable && !access.hidden.has(known.path) && !field.includes('.')
    : SORTABLE.has(String(field))
  if (!allowed || (order !== 'ASC' && order !== 'DESC')) throw new AppError(400, 'unknownSort', { params: { field: String(field) } })
  return { field: String(field), order }
}

/** The schema's first sort, unless it would reveal a field that the caller can't read. */
const defaultSort = (entity: ResolvedEntity, access: Access): ListQuery['sort'] =>
  access.hidden.has(entity.sort.field) ? { field: 'id', order: 'ASC' } : entity.sort

function parseRange(text: string | undefined): { offset: number; limit: number } {
  if (text === undefined || text === '') return { offset: 0, limit: DEFAULT_PAGE }
  const range = parse(text, 'badRange')
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

const single = (value: unknown): string | undefined => {
  if (value === undefined || typeof value === 'string') return value
  throw new AppError(400, 'badRequest')
}

/** Ids of a filter that asks for ids only. */
const onlyIds = (
  { filter, sort, range }: RawListQuery,
  conditions: readonly Condition[],
  search?: string,
): readonly string[] | undefined => {
  const [first, ...others] = conditions
  if (filter === undefined || sort !== undefined || range !== undefined || search !== undefined || others.length > 0) return undefined
  return first?.path === 'id' && first.operator === 'in' && Array.isArray(first.value) ? first.value.map(String) : undefined
}

/** Parses the query string of a list. Throws `AppError` 400 with a code for each mistake. */
export function parseListQuery(entity: ResolvedEntity, access: Access, query: unknown): ListQuery {
  const given = isValues(query) ? query : {}
  const raw: RawListQuery = {
    ...(given.filter === undefined ? {} : { filter: single(given.filter) ?? '' }),
    ...(given.sort === undefined ? {} : { sort: single(given.sort) ?? '' }),
    ...(given.range === undefined ? {} : { range: single(given.range) ?? '' }),
  }
  const { conditions, search } = parseFilter(entity, access, raw.filter)
  const ids = onlyIds(raw, conditions, search)
  return {
    filter: conditions,
    ...(search === undefined ? {} : { search }),
    sort: parseSort(entity, access, raw.sort),
    ...parseRange(raw.range),
    ...(ids === undefined ? {} : { ids }),
  }
}
