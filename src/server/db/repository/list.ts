import { sql } from 'kysely'
import { fieldsNamed } from '../../../model/scopeNames.ts'
import type { Queries } from '../database.ts'
import type { Sql } from '../dialects/engine.ts'
import { type ConditionContext, conditionPart, scopeConditions } from './conditions.ts'
import { type EntityContext, pageKey, unreadOf } from './context.ts'
import { drivenBy, withDriver } from './driver.ts'
import { sortValue, targetOf } from './fields.ts'
import { filterPart } from './filters.ts'
import { selection, selectionWidth, toRecords } from './reading.ts'
import { COUNT_LIMIT, type Condition, type Filter, type Page, type PageSelection, type Selection } from './repository.ts'
import { type Search, searchOf } from './searching.ts'
import { allOf, type Part } from './statements.ts'

/** Up to this many hits are collected and sorted. For more, the sort's index is scanned, because hits are then dense enough. */
const FEW = 2_000

/** Maximum number of rows of such a scan. If all hits are further on in the sort's index, all hits are sorted instead. */
const MAX_WALK = 20_000

/** From this offset on, the ids of a page are found before its rows are read, so that the skipped rows are neither read nor sorted whole. */
const DEEP = 1_000

/** `found` by any index; in the `order` of the sort's index, with conditions closed to all others; or `walked`, each tested individually without an index. */
type Rows = 'found' | 'order' | 'walked'

/** The parts of a list's statements. */
export interface ListParts {
  readonly search: Search | undefined
  /** Conditions on the tenant, which leads all indexes and so stays available to them. */
  readonly tenant: readonly Part[]
  /** Filter and scope, for rows that are found, or that come by an index. */
  readonly parts: (rows: Rows) => readonly Part[]
  /** The same without the tenant's, on rows of this alias; `walking`: the only field whose index may be used. */
  readonly conditions: (alias: string, walking?: string) => readonly Part[]
  readonly isOpen: boolean
  /** Whether there are no groups and no conditions on other records or on either of several fields. */
  readonly isFlat: boolean
  /** The field whose index leads to the hits; undefined: the engine decides. */
  readonly driver?: string | undefined
}

/**
 * A condition that all rows meet: their tenant is one. With it an engine finds the values of an `in` by the indexes that the tenant leads; for one value it
 * skips from tenant to tenant by itself.
 */
const anyTenant = ({ shape }: EntityContext, filter: readonly Filter[]): readonly Part[] => {
  const field = shape.entity.tenant?.field ?? ''
  const tenants = shape.columnsByName.get(field)?.field.reference?.entity
  const isListed = (one: Filter) => 'path' in one && one.operator === 'in' && one.path !== field && shape.columnsByName.has(one.path)
  if (tenants === undefined || !filter.some(isListed)) return []
  return [{ key: 'any tenant', values: [], build: () => sql`${sql.ref(`t.${field}`)} in (select id from ${sql.id(tenants)})` }]
}

export const listPartsOf = (context: EntityContext, { filter = [], search, sort, scope, hidden }: Selection): ListParts => {
  const { db, shape, table } = context
  const field = shape.entity.tenant?.field
  const all = scopeConditions(scope)
  const isOfTenant = (one: Filter): one is Condition => 'path' in one && one.path === field && one.operator === 'eq' && one.value !== null
  const on = { engine: db.engine, shape, alias: 't' }
  const tenant = [
    ...all.filter(({ path }) => path === field).map((condition) => conditionPart(on, condition)),
    ...filter.filter(isOfTenant).map((condition) => conditionPart(on, condition, hidden)),
  ]
  const scoped = all.filter(({ path }) => path !== field)
  const others = filter.filter((one) => !isOfTenant(one))
  const found = searchOf({ engine: db.engine, shape, table, alias: 't' }, search, hidden)
  const partsOf = (given: ConditionContext): readonly Part[] => [
    ...others.map((one) => filterPart({ ...given, others: context.others }, one, hidden)),
    ...scoped.map((condition) => conditionPart(given, condition)),
  ]
  const parts = (rows: Rows): readonly Part[] => {
    const walking = rows === 'order' ? sort.field : undefined
    const led = rows === 'found' && tenant.length === 0 ? anyTenant(context, others) : tenant
    return [...led, ...partsOf({ engine: db.engine, shape, alias: 't', search: rows === 'found' ? table : undefined, walking })]
  }
  return {
    search: found,
    tenant,
    parts,
    conditions: (alias, walking) => partsOf({ engine: db.engine, shape, alias, walking }),
    isOpen: !found && filter.length === 0 && all.length === 0,
    isFlat: others.every((one) => 'path' in one) && scoped.every(({ path }) => fieldsNamed(path).length === 1),
  }
}

/** `from … where …` of a question, using the search index if there is one; `order`: without it, in the order of the sort's index. */
export const fromWhere = (context: EntityContext, question: ListParts, order: boolean): Part => {
  const { search, parts, driver } = question
  if (driver !== undefined && !order) return drivenBy(context, question, driver)
  const from = sql.id(context.table.name)
  const given = parts(order ? 'order' : 'found')
  const [only] = given.length === 1 && !search ? given : []
  const hits = order ? undefined : (search?.hits ?? only?.found?.hits)
  const tested = only?.found && hits ? [only.found.rest] : given
  const conditions = [...tested, ...(search && !hits ? [search.condition(order)] : [])]
  return {
    key: `${hits ? `${hits.key} ` : ''}${conditions.map(({ key }) => key).join(' & ')}`,
    values: [...(hits?.values ?? []), ...conditions.flatMap(({ values }) => values)],
    build: (next) => {
      const source = hits ? sql`${hits.from(next)} as h cross join ${from} as t` : sql`${from} as t`
      const joined = hits ? [hits.on] : []
      return sql`from ${source} where ${allOf([...joined, ...conditions.map(({ build }) => build(next))])}`
    },
  }
}

export const bounded = (counted: number) => ({ total: counted, bounded: counted > COUNT_LIMIT })

/** Without other conditions, hits of the search index can be counted without reading rows. */
const countBody = (context: EntityContext, question: ListParts): Part => {
  const { search } = question
  const { hits } = search ?? {}
  if (!hits || question.parts('found').length > 0) return fromWhere(context, question, false)
  return { key: `${hits.key} alone`, values: hits.values, build: (next) => sql`from ${hits.from(next)} as h` }
}

export const countOf = async (context: EntityContext, queries: Queries, question: ListParts): Promise<number> => {
  const { statements, table } = context
  const part = countBody(context, question)
  const statement = statements.get(
    `${table.name} count ${part.key}`,
    (next) => sql`select count(*) from (select 1 ${part.build(next)} limit ${sql.lit(COUNT_LIMIT + 1)}) as c`,
  )
  const [row] = await statement.rows(queries, part.values)
  return Number(row?.[0] ?? 0)
}

/** The last key of every order. */
export const byId = (order: 'ASC' | 'DESC'): Sql => sql`t.id ${sql.raw(order === 'ASC' ? 'asc' : 'desc')}`

const orderBy = (context: EntityContext, { sort, hidden }: Selection, closed: boolean): Sql => {
  const { fragments } = context.db.engine
  const id = byId(sort.order)
  if (sort.field === 'id') return id
  const target = targetOf(context.shape, sort.field, hidden)
  if (target.at !== 'column') return id
  const value = sortValue('t', target.column)
  return sql`${fragments.ordered(closed ? fragments.unindexed(value, target.column.kind === 'text') : value, sort.order)}, ${id}`
}

const keyOf = (context: EntityContext, given: PageSelection): string =>
  `${context.table.name} ${given.sort.field} ${given.sort.order} ${pageKey(given)}`

/** The `columns` of a page of `hits` (`from … where …`). */
const pageOf = (context: EntityContext, given: PageSelection, columns: Sql, hits: Sql, closed: boolean, next: () => Sql): Sql => {
  const order = orderBy(context, given, closed)
  if (given.offset < DEEP) return sql`select ${columns} ${hits} order by ${order} limit ${next()} offset ${next()}`
  return sql`select ${columns} from (select t.id ${hits} order by ${order} limit ${next()} offset ${next()}) as p
    cross join ${sql.id(context.table.name)} as t where t.id = p.id order by ${orderBy(context, given, true)}`
}

const depthOf = ({ offset }: PageSelection): string => (offset < DEEP ? '' : 'deep ')

/** All rows: the page and, in the same statement, the total. */
const openPage = async (context: EntityContext, queries: Queries, given: PageSelection): Promise<Page> => {
  const { statements, table } = context
  const most = given.offset + given.limit
  const isMerged = most <= MAX_WALK && isScattered(context, given)
  const columns = sql`${selection(context, unreadOf(given))}, (${context.db.engine.fragments.countUpTo(table.name, COUNT_LIMIT)})`
  const statement = statements.get(`page ${isMerged ? 'merged ' : ''}${depthOf(given)}${keyOf(context, given)}`, (next) =>
    pageOf(context, given, columns, sql`from ${isMerged ? merged(context, given, next()) : sql`${sql.id(table.name)} as t`}`, false, next),
  )
  const values = [...(isMerged ? [most] : []), given.limit, given.offset]
  const rows = await statement.rows(queries, values, isMerged ? undefined : most)
  const empty = rows.length === 0 && (given.offset > 0 || given.limit === 0)
  const counted = empty
    ? await countOf(context, queries, listPartsOf(context, given))
    : Number(rows[0]?.[selectionWidth(context, unreadOf(given))] ?? 0)
  return { rows: await toRecords(context, queries, rows, unreadOf(given)), ...bounded(counted) }
}

/** Whether the order has an index only within each tenant: then the first rows of all tenants are merged. */
export const isScattered = ({ shape, table }: EntityContext, { sort, hidden }: Selection): boolean => {
  const { tenant } = shape.entity
  if (!tenant || sort.field === 'id' || shape.columnsByName.get(tenant.field)?.field.reference === undefined) return false
  const target = targetOf(shape, sort.field, hidden)
  if (target.at !== 'column' || target.column.name === tenant.field) return false
  const sorted = (target.column.kind === 'text' && target.column.key) || target.column.name
  const isBare = table.indexes.some(({ parts }) => parts[0]?.column === sorted)
  return !isBare && table.indexes.some(({ parts }) => parts[0]?.column === tenant.field && parts[1]?.column === sorted)
}

/** The first rows of every tenant that meet a condition, in no order. */
export const merged = (context: EntityContext, given: Selection, limit: Sql, where: Sql = sql`1 = 1`): Sql => {
  const { shape, table, db } = context
  const by = shape.entity.tenant?.field ?? ''
  const groups = shape.columnsByName.get(by)?.field.reference?.entity ?? ''
  return db.engine.fragments.firstOfEach({ table: table.name, groups, by, where, order: orderBy(context, given, false), limit })
}

/** Sorts all hits, behind a fence that keeps the engine from scanning the sort's index; `walking`: scans that index from its beginning. */
const sortedRows = (context: EntityContext, queries: Queries, question: ListParts, given: PageSelection, walking = false) => {
  const part = fromWhere(context, question, walking)
  const statement = context.statements.get(
    `${walking ? 'ordered' : 'sorted'} ${depthOf(given)}${keyOf(context, given)} ${part.key}`,
    (next) => pageOf(context, given, selection(context, unreadOf(given)), part.build(next), !walking, next),
  )
  return statement.rows(queries, [...part.values, given.limit, given.offset])
}

/** The hits among the first rows of the sort's index: a subquery with a limit is a fence, and its order stays. */
const walkedRows = (context: EntityContext, queries: Queries, question: ListParts, given: PageSelection) => {
  const { search, tenant } = question
  const conditions = [...question.parts('walked'), ...(search ? [search.condition(true)] : [])]
  const isMerged = tenant.length === 0 && isScattered(context, given)
  const most = sql.lit(MAX_WALK)
  const from = sql.id(context.table.name)
  const statement = context.statements.get(
    `walked ${tenant.map(({ key }) => key).join()} ${keyOf(context, given)} ${conditions.map(({ key }) => key).join(' & ')}`,
    (next) => sql`select ${selection(context, unreadOf(given))}
      from (select * from ${isMerged ? merged(context, given, most) : sql`${from} as t`} where ${allOf(tenant.map(({ build }) => build(next)))}
        order by ${orderBy(context, given, false)} limit ${most}) as t
      where ${allOf(conditions.map(({ build }) => build(next)))} limit ${next()} offset ${next()}`,
  )
  const bound = [...tenant, ...conditions].flatMap(({ values }) => values)
  return statement.rows(queries, [...bound, given.limit, given.offset], isMerged || search || !question.isFlat ? undefined : MAX_WALK)
}

const pageRows = async (context: EntityContext, queries: Queries, question: ListParts, given: PageSelection, counted: number) => {
  const isBeyondWalk = given.offset + given.limit > MAX_WALK
  if (counted > FEW && !isBeyondWalk) {
    const rows = await walkedRows(context, queries, question, given)
    const expected = counted > COUNT_LIMIT ? given.limit : Math.min(given.limit, counted - given.offset)
    if (rows.length >= expected) return rows
  }
  // So many hits before the page are dense enough to be skipped in the sort's index.
  return sortedRows(context, queries, question, given, isBeyondWalk && !isScattered(context, given))
}

/**
 * See `Repository.list`. Two statements, three at most, one for an empty condition; one more where an engine needs the sizes of several conditions;
 * and one for each child table.
 */
export const list = async (context: EntityContext, queries: Queries, given: PageSelection): Promise<Page> => {
  const asked = listPartsOf(context, given)
  if (asked.isOpen) return openPage(context, queries, given)
  const question = await withDriver(context, queries, asked)
  const counted = await countOf(context, queries, question)
  const beyond = given.offset >= counted && counted <= COUNT_LIMIT
  if (counted === 0 || beyond || given.limit === 0) return { rows: [], ...bounded(counted) }
  const rows = await pageRows(context, queries, question, given, counted)
  return { rows: await toRecords(context, queries, rows, unreadOf(given)), ...bounded(counted) }
}
