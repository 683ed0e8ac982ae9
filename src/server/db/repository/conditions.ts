import { sql } from 'kysely'
import type { Operator } from '../../../model/fieldType.ts'
import { fieldsNamed } from '../../../model/scopeNames.ts'
import { foldText } from '../../../model/values/foldText.ts'
import type { Engine, Sql } from '../dialects/engine.ts'
import { likePattern } from '../likePattern.ts'
import type { TableShape, ValuesShape } from '../tables/shapes.ts'
import { SORTED_LENGTH, type TableDef } from '../tables/tableDef.ts'
import { columnRef, type FilterColumn, filterValue, searchable, sortValue, targetOf } from './fields.ts'
import type { Condition, Values } from './repository.ts'
import type { Hits, Part } from './statements.ts'

/** Context for compiling conditions. */
export interface ConditionContext {
  readonly engine: Engine
  readonly shape: TableShape
  readonly alias: string
  /** Field whose index determines the order of rows; conditions on other fields then don't use their own index. */
  readonly walking?: string | undefined
  /** The table whose search index helps with `contains`. */
  readonly search?: TableDef | undefined
}

interface ColumnCondition {
  readonly engine: Engine
  readonly alias: string
  readonly column: FilterColumn
  readonly condition: Condition
  /** The column, and the prefix of its folded text, with or without access to their indexes. */
  readonly value: Sql
  readonly head: Sql
}

const COMPARISONS: Partial<Record<Operator, string>> = { gt: '>', gte: '>=', lt: '<', lte: '<=' }

/** The part of a text in the index of folded texts. */
export const start = (text: string): string => [...foldText(text)].slice(0, SORTED_LENGTH).join('')

/** Sorts after every text with the preceding prefix. */
const AFTER_ALL = '\u{10ffff}'

const isFolded = ({ kind, key }: FilterColumn): boolean => kind === 'text' && key !== undefined

/** A folded text is null if the text is, and the folded text has the index. */
const isNull = ({ column, value, head, condition }: ColumnCondition): Part => {
  const expected = condition.value === true
  const tested = isFolded(column) ? head : value
  return { key: expected ? 'null' : 'given', values: [], build: () => (expected ? sql`${tested} is null` : sql`${tested} is not null`) }
}

/** Finds long texts by their indexed folded prefix, then compares exactly. */
const equal = (given: ColumnCondition): Part => {
  const { engine, column, condition, value, head } = given
  const neutral = filterValue(column, condition.path, condition.value)
  const bound = engine.values.bind(column.kind, neutral)
  if (!isFolded(column)) return { key: 'eq', values: [bound], build: (next) => sql`${value} = ${next()}` }
  return {
    key: 'eq',
    values: [start(String(neutral)), bound],
    build: (next) => sql`${head} = ${next()} and ${value} = ${next()}`,
  }
}

const among = (given: ColumnCondition): Part => {
  const { engine, column, condition, value, head } = given
  const items = Array.isArray(condition.value) ? condition.value.filter((item) => item !== null) : []
  const neutral = items.map((item) => filterValue(column, condition.path, item))
  const list = engine.values.list(column.kind, neutral)
  const { among: inList } = engine.fragments
  if (!isFolded(column)) return { key: 'in', values: [list], build: (next) => inList(column.kind, value, next()) }
  const starts = engine.values.list('text', neutral.map(String).map(start))
  return {
    key: 'in',
    values: [starts, list],
    build: (next) => sql`${inList('text', head, next())} and ${inList('text', value, next())}`,
  }
}

const compared = (given: ColumnCondition, operator: string): Part => {
  const { engine, column, condition, value, head } = given
  const neutral = filterValue(column, condition.path, condition.value)
  const bound = isFolded(column) ? start(String(neutral)) : engine.values.bind(column.kind, neutral)
  const left = isFolded(column) ? head : value
  return { key: operator, values: [bound], build: (next) => sql`${left} ${sql.raw(operator)} ${next()}` }
}

const containing = (given: ColumnCondition): Part => {
  const { engine, alias, column, condition } = given
  const text = foldText(String(filterValue(column, condition.path, condition.value)))
  const value = searchable(engine, alias, column)
  const like = {
    key: 'contains',
    values: [likePattern('%', text, '%')],
    build: (next: () => Sql) => sql`${value} like ${next()} escape '\\'`,
  }
  return { ...like, words: text.split(' ') }
}

/** Texts with a short enough prefix are those between it and the next prefix, in the order of the index. */
const starting = (given: ColumnCondition): Part => {
  const { engine, alias, column, condition, head } = given
  const text = foldText(String(filterValue(column, condition.path, condition.value)))
  const pattern = likePattern('', text, '%')
  const like = (next: () => Sql) => sql`${searchable(engine, alias, column)} like ${next()} escape '\\'`
  if (!isFolded(column)) return { key: 'starts', values: [pattern], build: like }
  const first = start(text)
  const range = (next: () => Sql) => sql`${head} >= ${next()} and ${head} <= ${next()}`
  if (first === text) return { key: 'starts', values: [first, first + AFTER_ALL], build: range }
  return { key: 'starts long', values: [first, first + AFTER_ALL, pattern], build: (next) => sql`${range(next)} and ${like(next)}` }
}

/** Null differs from every value, so rows without a value are among those that are not equal. */
const not = (part: Part, value: Sql): Part => ({
  ...part,
  key: `not ${part.key}`,
  build: (next) => sql`(${value} is null or not (${part.build(next)}))`,
})

const columnPart = (given: ColumnCondition): Part => {
  const { condition, value } = given
  const { operator } = condition
  const comparison = COMPARISONS[operator]
  if (comparison) return compared(given, comparison)
  if (operator === 'null') return isNull(given)
  if (operator === 'contains') return containing(given)
  if (operator === 'starts') return starting(given)
  if (operator === 'in') return among(given)
  if (operator === 'nin') return not(among(given), value)
  if (condition.value === null) return isNull({ ...given, condition: { ...condition, value: operator === 'eq' } })
  return operator === 'neq' ? not(equal(given), value) : equal(given)
}

/** Columns with access to their indexes. */
export const indexed = (alias: string, column: FilterColumn) => ({ value: columnRef(alias, column.name), head: sortValue(alias, column) })

/** Columns without access to their indexes. */
export const unindexed = ({ fragments }: Engine, alias: string, column: FilterColumn) => ({
  value: fragments.unindexed(columnRef(alias, column.name), column.kind === 'text'),
  head: fragments.unindexed(sortValue(alias, column), column.kind === 'text'),
})

const valuesPart = ({ engine, alias }: ConditionContext, { table, value, field }: ValuesShape, condition: Condition): Part => {
  const rows = sql`select 1 from ${sql.id(table)} as v where ${sql.ref('v.parentId')} = ${columnRef(alias, 'id')}`
  if (condition.operator === 'null') {
    const none = condition.value === true
    return { key: none ? 'null' : 'given', values: [], build: () => sql`${sql.raw(none ? 'not ' : '')}exists (${rows})` }
  }
  const column: FilterColumn = { name: 'value', kind: value.kind, encode: (item) => value.type.encode(item, field) }
  const operator = Array.isArray(condition.value) ? 'in' : 'eq'
  const inner = columnPart({ engine, alias: 'v', column, condition: { ...condition, operator }, ...indexed('v', column) })
  return { ...inner, key: `includes ${inner.key}`, build: (next) => sql`exists (${rows} and ${inner.build(next)})` }
}

/** Limits `contains` to hits of the longer words, if the search includes the column. */
const narrowed = ({ engine, alias, search: table }: ConditionContext, { key }: FilterColumn, part: Part): Part => {
  const group = table?.search?.groups.findIndex((columns) => key !== undefined && columns.includes(key)) ?? -1
  const terms = part.words?.filter((word) => [...word].length > 2) ?? []
  if (!table?.search || group < 0 || terms.length === 0) return part
  const { searchAmong, searchHits, searchMatch } = engine.fragments
  const among = searchAmong(table, table.search, group, terms, alias)
  const narrow = {
    key: `${part.key} narrowed ${terms.length}`,
    values: [...among.values, ...part.values],
    build: (next: () => Sql) => sql`${among.hits(next)} and ${part.build(next)}`,
  }
  if (!searchHits) return narrow
  const hits: Hits = {
    key: 'match',
    from: (next) => searchHits(table, next()),
    on: sql`${sql.ref(`${alias}._rowid`)} = h.key`,
    values: [searchMatch(table.search, [group], terms)],
  }
  return { ...narrow, found: { hits, rest: part } }
}

/** At least one of the parts holds. */
const eitherPart = (parts: readonly Part[]): Part => ({
  key: parts.map(({ key }) => key).join(' or '),
  values: parts.flatMap(({ values }) => values),
  build: (next) =>
    sql`(${sql.join(
      parts.map(({ build }) => build(next)),
      sql` or `,
    )})`,
})

/** One condition as part of a WHERE on the entity's table; a scope's may name several fields (`anyOf`). */
export const conditionPart = (context: ConditionContext, condition: Condition, hidden?: ReadonlySet<string>): Part => {
  const paths = fieldsNamed(condition.path)
  if (paths.length === 1) return fieldPart(context, condition, hidden)
  return eitherPart(paths.map((path) => fieldPart(context, { ...condition, path }, hidden)))
}

const RANGES: ReadonlySet<Operator> = new Set(['gt', 'gte', 'lt', 'lte', 'starts'])

/** What the index of a field can answer. */
const indexOf = ({ columnsByName }: TableShape, { path, operator, value }: Condition): Part['index'] => {
  if (path !== 'createdAt' && !columnsByName.has(path)) return undefined
  const isPoint = operator === 'eq' || operator === 'in' || (operator === 'null' && value === true)
  return isPoint || RANGES.has(operator) ? { path, isPoint } : undefined
}

const fieldPart = (context: ConditionContext, condition: Condition, hidden?: ReadonlySet<string>): Part => {
  const { engine, alias, shape, walking } = context
  const target = targetOf(shape, condition.path, hidden)
  const named = ({ found, ...part }: Part): Part => ({
    ...part,
    key: `${condition.path} ${part.key}`,
    ...(found && { found: { ...found, rest: named(found.rest) } }),
  })
  if (target.at === 'values') return named(valuesPart(context, target.values, condition))
  if (target.at === 'column') {
    const { column } = target
    const closed = walking !== undefined && walking !== condition.path
    const index = indexOf(shape, condition)
    const part = {
      ...columnPart({ engine, alias, column, condition, ...(closed ? unindexed(engine, alias, column) : indexed(alias, column)) }),
      ...(index && { index }),
    }
    return named(condition.operator === 'contains' && !walking ? narrowed(context, column, part) : part)
  }
  const { table } = target.rows.shape
  const inner = columnPart({ engine, alias: 'r', column: target.column, condition, ...indexed('r', target.column) })
  return named({
    ...inner,
    build: (next) =>
      sql`exists (select 1 from ${sql.id(table)} as r where ${sql.ref('r.parentId')} = ${columnRef(alias, 'id')} and ${inner.build(next)})`,
  })
}

/** Every field of a scope has its value, or one of its values. */
export const scopeConditions = (scope: Values | undefined): readonly Condition[] =>
  Object.entries(scope ?? {}).map(([path, value]) => ({ path, operator: Array.isArray(value) ? 'in' : 'eq', value }))
