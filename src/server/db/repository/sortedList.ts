import { sql } from 'kysely'
import type { Queries } from '../database.ts'
import type { Sql } from '../dialects/engine.ts'
import { conditionPart, scopeConditions } from './conditions.ts'
import { type EntityContext, pageKey, unreadOf } from './context.ts'
import { columnRef, sortValue, targetOf } from './fields.ts'
import { bounded, byId, countOf, fromWhere, type ListParts, listPartsOf } from './list.ts'
import { selection, toRecords } from './reading.ts'
import type { Page, PageSelection, Selection, Sort } from './repository.ts'
import { allOf, type Part } from './statements.ts'

/** Whether an order has several keys, or labels of referenced records. No index has such an order: all hits are sorted. */
export const isSorted = ({ sort, further }: Selection): boolean => sort.label !== undefined || (further?.length ?? 0) > 0

/** The value of a label's field in the record that a row refers to; null outside the scope of its reader. */
const labelPart = ({ others, db }: EntityContext, field: string, of: NonNullable<Sort['label']>, name: string): Part => {
  const { shape, table } = others(of.entity)
  const target = targetOf(shape, name, of.hidden)
  if (target.at !== 'column') throw new Error(`${name} is no column of ${of.entity}`)
  const scope = scopeConditions(of.scope).map((condition) => conditionPart({ engine: db.engine, shape, alias: 'l' }, condition))
  return {
    key: `${field} ${of.entity}.${name} ${scope.map(({ key }) => key).join(' & ')}`,
    values: scope.flatMap(({ values }) => values),
    build: (next) => sql`(select ${sortValue('l', target.column)} from ${sql.id(table.name)} as l
      where ${allOf([sql`l.id = ${columnRef('t', field)}`, ...scope.map(({ build }) => build(next))])})`,
  }
}

const valuePart = ({ shape, db }: EntityContext, field: string, hidden: Selection['hidden']): Part => {
  const target = targetOf(shape, field, hidden)
  const value = target.at === 'column' ? sortValue('t', target.column) : sql.ref('t.id')
  const text = target.at === 'column' && target.column.kind === 'text'
  return { key: field, values: [], build: () => db.engine.fragments.unindexed(value, text) }
}

/** One key of the order, or those of a label. */
export const keyParts = (context: EntityContext, { field, order, label }: Sort, hidden: Selection['hidden']): readonly Part[] => {
  const parts = label ? label.fields.map((name) => labelPart(context, field, label, name)) : [valuePart(context, field, hidden)]
  const { ordered } = context.db.engine.fragments
  return parts.map((part) => ({ ...part, key: `${part.key} ${order}`, build: (next) => ordered(part.build(next), order) }))
}

/** `order by …` of all keys, the id last. */
const orderPart = (context: EntityContext, { sort, further = [], hidden }: Selection): Part => {
  const parts = [sort, ...further].flatMap((key) => keyParts(context, key, hidden))
  return {
    key: parts.map(({ key }) => key).join(),
    values: parts.flatMap(({ values }) => values),
    build: (next) => sql`order by ${sql.join([...parts.map(({ build }) => build(next)), byId(sort.order)])}`,
  }
}

const sortedStatement = (
  context: EntityContext,
  question: ListParts,
  given: Selection & Pick<PageSelection, 'kept'>,
  what: string,
  selected: Sql,
) => {
  const [found, order] = [fromWhere(context, question, false), orderPart(context, given)]
  const statement = context.statements.get(
    `${what} ${context.table.name} ${pageKey(given)} ${order.key} ${found.key}`,
    (next) => sql`select ${selected} ${found.build(next)} ${order.build(next)} limit ${next()} offset ${next()}`,
  )
  return { statement, values: [...found.values, ...order.values] }
}

/** See `Repository.list`, for an order that no index has. */
export const sortedList = async (context: EntityContext, queries: Queries, given: PageSelection): Promise<Page> => {
  const question = listPartsOf(context, given)
  const counted = await countOf(context, queries, question)
  if (counted === 0 || given.limit === 0) return { rows: [], ...bounded(counted) }
  const { statement, values } = sortedStatement(context, question, given, 'sorted by keys', selection(context, unreadOf(given)))
  const rows = await statement.rows(queries, [...values, given.limit, given.offset])
  return { rows: await toRecords(context, queries, rows, unreadOf(given)), ...bounded(counted) }
}

/** Ids of all hits, sorted by all keys, up to a limit. */
export const sortedIds = async (
  context: EntityContext,
  queries: Queries,
  question: ListParts,
  given: Selection,
  limit: number,
): Promise<readonly string[]> => {
  const { statement, values } = sortedStatement(context, question, given, 'sorted ids', sql.ref('t.id'))
  return (await statement.rows(queries, [...values, limit, 0])).map(([id]) => String(id))
}
