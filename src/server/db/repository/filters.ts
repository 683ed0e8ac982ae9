import { sql } from 'kysely'
import type { Sql } from '../dialects/engine.ts'
import { type ConditionContext, conditionPart, indexed, scopeConditions, unindexed } from './conditions.ts'
import type { EntityContext } from './context.ts'
import { columnRef, type FilterColumn } from './fields.ts'
import type { Filter, FilterOfSome } from './repository.ts'
import { allOf, type Part } from './statements.ts'

export interface FilterContext extends ConditionContext {
  readonly others: EntityContext['others']
}

type Hidden = ReadonlySet<string> | undefined

const inParentheses = (parts: readonly Part[], next: () => Sql): Sql[] => parts.map(({ build }) => sql`(${build(next)})`)

const valuesOf = (parts: readonly Part[]): readonly unknown[] => parts.flatMap(({ values }) => values)

const keysOf = (parts: readonly Part[], joined: string): string => parts.map(({ key }) => key).join(joined)

const all = (parts: readonly Part[]): Part => ({
  key: `all(${keysOf(parts, ' & ')})`,
  values: valuesOf(parts),
  build: (next) => sql`(${allOf(inParentheses(parts, next))})`,
})

const any = (parts: readonly Part[]): Part => ({
  key: `any(${keysOf(parts, ' | ')})`,
  values: valuesOf(parts),
  build: (next) => (parts.length === 0 ? sql`1 = 0` : sql`(${sql.join(inParentheses(parts, next), sql` or `)})`),
})

/** A condition on null is neither true nor false; its negation is true. */
const not = (part: Part): Part => ({
  key: `not(${part.key})`,
  values: part.values,
  build: (next) => sql`((${part.build(next)}) is not true)`,
})

/** Paths of child rows without the name of their field. */
const hiddenIn = (hidden: Hidden, name: string): Hidden =>
  hidden && new Set([...hidden].flatMap((path) => (path.startsWith(`${name}.`) ? [path.slice(name.length + 1)] : [])))

const idColumn = (name: string): FilterColumn => ({ name, kind: 'id', encode: String })

/** The value on the left of `in`; where the sort's index leads, without its own. */
const left = ({ engine, alias, walking }: FilterContext, name: string): Sql =>
  (walking === undefined ? indexed(alias, idColumn(name)) : unindexed(engine, alias, idColumn(name))).value

/** `select column from table where …`, a subquery that doesn't depend on the row outside, so that it runs once. */
const rowsOf = (table: string, alias: string, column: string, parts: readonly Part[]) => (next: () => Sql) =>
  sql`select ${columnRef(alias, column)} from ${sql.id(table)} as ${sql.id(alias)} where ${allOf(inParentheses(parts, next))}`

const someRow = (context: FilterContext, { some, filter }: FilterOfSome, hidden: Hidden): Part | undefined => {
  const rows = context.shape.rows.find(({ field }) => field.name === some)
  if (!rows) return undefined
  const alias = `${context.alias}x`
  const inner: FilterContext = { engine: context.engine, others: context.others, shape: rows.shape, alias }
  const parts = filter.map((one) => filterPart(inner, one, hiddenIn(hidden, some)))
  const select = rowsOf(rows.shape.table, alias, 'parentId', parts)
  return {
    key: `${some} some(${keysOf(parts, ' & ')})`,
    values: valuesOf(parts),
    build: (next) => sql`${left(context, 'id')} in (${select(next)})`,
  }
}

const someReferenced = (context: FilterContext, { some, filter, of }: FilterOfSome): Part => {
  const { shape, table } = context.others(of?.entity ?? '')
  const alias = `${context.alias}x`
  const inner: FilterContext = { engine: context.engine, others: context.others, shape, alias, search: table }
  const parts = [
    ...scopeConditions(of?.scope).map((condition) => conditionPart(inner, condition)),
    ...filter.map((one) => filterPart(inner, one, of?.hidden)),
  ]
  const select = rowsOf(shape.table, alias, 'id', parts)
  const list = context.shape.values.find(({ field }) => field.name === some)
  const build = (next: () => Sql) =>
    list === undefined
      ? sql`${left(context, some)} in (${select(next)})`
      : sql`${left(context, 'id')} in (select ${sql.ref('v.parentId')} from ${sql.id(list.table)} as v where ${sql.ref('v.value')} in (${select(next)}))`
  return { key: `${some} some ${shape.table}(${keysOf(parts, ' & ')})`, values: valuesOf(parts), build }
}

/** A filter as part of a WHERE on its table. Unknown and hidden paths, at any depth, throw `unknownFilter`. */
export const filterPart = (context: FilterContext, filter: Filter, hidden?: Hidden): Part => {
  const part = (one: Filter) => filterPart(context, one, hidden)
  if ('all' in filter) return all(filter.all.map(part))
  if ('any' in filter) return any(filter.any.map(part))
  if ('not' in filter) return not(part(filter.not))
  if ('some' in filter) return someRow(context, filter, hidden) ?? someReferenced(context, filter)
  return conditionPart(context, filter, hidden)
}
