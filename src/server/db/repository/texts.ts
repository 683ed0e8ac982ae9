import { sql } from 'kysely'
import { foldText } from '../../../model/values/foldText.ts'
import type { Queries } from '../database.ts'
import { likePattern } from '../likePattern.ts'
import { conditionPart, scopeConditions, start } from './conditions.ts'
import type { EntityContext } from './context.ts'
import { columnRef, searchable, sortValue, targetOf } from './fields.ts'
import type { Condition, TextSelection } from './repository.ts'
import { allOf, type Part } from './statements.ts'

/** Maximum number of rows read for one answer, which bounds its cost. */
const MAX_ROWS = 20_000

type ContextOf = (entity: string) => EntityContext

/** Condition that a field has a value; texts are compared folded. */
const valuePart = ({ db: { engine }, shape }: EntityContext, alias: string, { path, value }: TextSelection['where'][number]): Part => {
  const target = targetOf(shape, path)
  if (target.at !== 'column' || target.column.kind !== 'text' || target.column.key === undefined)
    return conditionPart({ engine, shape, alias }, { path, operator: 'eq', value })
  const { column } = target
  const text = String(value)
  return {
    key: `${path} alike`,
    values: [start(text), foldText(text)],
    build: (next) => sql`${sortValue(alias, column)} = ${next()} and ${searchable(engine, alias, column)} = ${next()}`,
  }
}

/** The same for a field of a referenced record: `type.name`. */
const wherePart = (context: EntityContext, contextOf: ContextOf, { path, value }: TextSelection['where'][number]): Part => {
  const [name = '', inner] = path.split('.')
  const reference = context.shape.entity.fieldsByName[name]?.reference
  if (inner === undefined || reference === undefined) return valuePart(context, 't', { path, value })
  const target = contextOf(reference.entity)
  const part = valuePart(target, 'r', { path: inner, value })
  return {
    ...part,
    key: `${name} to ${part.key}`,
    build: (next) => sql`${columnRef('t', name)} in (select r.id from ${sql.id(target.table.name)} as r where ${part.build(next)})`,
  }
}

const typedCondition = ({ field }: TextSelection, typed: string): Condition =>
  typed === '' ? { path: field, operator: 'null', value: false } : { path: field, operator: 'contains', value: typed }

/** Rank of a match, best first: equal, prefix, prefix of a word, contained. */
const rankPart = (context: EntityContext, { field }: TextSelection, typed: string): Part => {
  const target = targetOf(context.shape, field)
  if (typed === '' || target.at !== 'column') return { key: 'all', values: [], build: () => sql`0` }
  const key = searchable(context.db.engine, 't', target.column)
  const like = (next: Parameters<Part['build']>[0]) => sql`${key} like ${next()} escape '\\'`
  return {
    key: 'ranked',
    values: [likePattern('', typed, ''), likePattern('', typed, '%'), likePattern('%', ` ${typed}`, '%')],
    build: (next) => sql`case when ${like(next)} then 0 when ${like(next)} then 1 when ${like(next)} then 2 else 3 end`,
  }
}

/** See `Repository.texts`. */
export const texts = async (context: EntityContext, contextOf: ContextOf, queries: Queries, given: TextSelection): Promise<string[]> => {
  const { db, shape, statements, table } = context
  const typed = foldText(given.typed)
  const conditions = [typedCondition(given, typed), ...scopeConditions(given.scope)]
  const parts = [
    ...conditions.map((condition) => conditionPart({ engine: db.engine, shape, alias: 't', search: table }, condition)),
    ...given.where.map((one) => wherePart(context, contextOf, one)),
  ]
  const rank = rankPart(context, given, typed)
  const target = targetOf(shape, given.field)
  const folded = target.at === 'column' ? sortValue('t', target.column) : columnRef('t', given.field)
  const statement = statements.get(
    `texts ${table.name} ${given.field} ${rank.key} ${parts.map(({ key }) => key).join(' & ')}`,
    (next) => sql`select f.text from (
        select ${columnRef('t', given.field)} as text, ${folded} as folded, ${rank.build(next)} as fit
        from ${sql.id(table.name)} as t where ${allOf(parts.map(({ build }) => build(next)))} limit ${sql.lit(MAX_ROWS)}
      ) as f group by f.text, f.folded, f.fit order by f.fit, f.folded, f.text limit ${next()}`,
  )
  const rows = await statement.rows(queries, [...rank.values, ...parts.flatMap(({ values }) => values), given.limit])
  return rows.map(([text]) => String(text))
}
