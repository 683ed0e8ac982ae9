import { sql } from 'kysely'
import type { Queries, Transaction } from '../database.ts'
import { conditionPart, scopeConditions } from './conditions.ts'
import type { EntityContext } from './context.ts'
import { selection, toRecords } from './reading.ts'
import type { StoredRecord, Values } from './repository.ts'
import { allOf } from './statements.ts'

const scopeParts = ({ db, shape }: EntityContext, scope: Values | undefined) =>
  scopeConditions(scope).map((condition) => conditionPart({ engine: db.engine, shape, alias: 't' }, condition))

const getOne = async (context: EntityContext, queries: Queries, id: string, scope: Values | undefined): Promise<StoredRecord[]> => {
  const parts = scopeParts(context, scope)
  const statement = context.statements.get(
    `one ${context.table.name} ${parts.map(({ key }) => key).join(' & ')}`,
    (next) => sql`select ${selection(context, undefined)} from ${sql.id(context.table.name)} as t
      where ${allOf([sql`t.id = ${next()}`, ...parts.map(({ build }) => build(next))])}`,
  )
  const rows = await statement.rows(queries, [id, ...parts.flatMap(({ values }) => values)])
  return toRecords(context, queries, rows, undefined)
}

/** See `Repository.getMany`. A single id uses the fastest query. */
export const getMany = async (
  context: EntityContext,
  queries: Queries,
  ids: readonly string[],
  scope: Values | undefined,
): Promise<StoredRecord[]> => {
  const known = ids.length === 1 ? ids.filter(isPossible) : [...new Set(ids)].filter(isPossible)
  const [first, ...others] = known
  if (first === undefined) return []
  if (others.length === 0) return getOne(context, queries, first, scope)
  const { engine } = context.db
  const parts = scopeParts(context, scope)
  const statement = context.statements.get(
    `many ${context.table.name} ${parts.map(({ key }) => key).join(' & ')}`,
    (next) => sql`select ${selection(context, undefined)} from ${sql.id(context.table.name)} as t
      where ${allOf([engine.fragments.among('id', sql.ref('t.id'), next()), ...parts.map(({ build }) => build(next))])}`,
  )
  const rows = await statement.rows(queries, [engine.values.list('id', known), ...parts.flatMap(({ values }) => values)])
  const found = new Map((await toRecords(context, queries, rows, undefined)).map((record) => [record.id, record]))
  return known.flatMap((id) => found.get(id) ?? [])
}

/** See `Repository.getLocked`. */
export const getLocked = async (context: EntityContext, trx: Transaction, ids: readonly string[]): Promise<StoredRecord[]> => {
  const { engine } = context.db
  const statement = context.statements.get(
    `locked ${context.table.name}`,
    (next) => sql`select ${selection(context, undefined)} from ${sql.id(context.table.name)} as t
      where ${engine.fragments.among('id', sql.ref('t.id'), next())} order by t.id${engine.fragments.lock}`,
  )
  const rows = await statement.rows(trx, [engine.values.list('id', ids.filter(isPossible))])
  return toRecords(context, trx, rows, undefined)
}

/** No id contains NUL, and PostgreSQL rejects it. */
const isPossible = (id: string): boolean => !id.includes('\0')

export const exists = async (context: EntityContext, queries: Queries, id: string, scope: Values | undefined): Promise<boolean> => {
  if (!isPossible(id)) return false
  const parts = scopeParts(context, scope)
  const statement = context.statements.get(
    `exists ${context.table.name} ${parts.map(({ key }) => key).join(' & ')}`,
    (next) => sql`select 1 from ${sql.id(context.table.name)} as t
      where ${allOf([sql`t.id = ${next()}`, ...parts.map(({ build }) => build(next))])}`,
  )
  return (await statement.rows(queries, [id, ...parts.flatMap(({ values }) => values)])).length > 0
}

/** See `Repository.existing`. */
export const existing = async (context: EntityContext, queries: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const known = ids.filter(isPossible)
  if (known.length === 0) return new Set()
  const { engine } = context.db
  const statement = context.statements.get(
    `existing ${context.table.name}`,
    (next) => sql`select t.id from ${sql.id(context.table.name)} as t where ${engine.fragments.among('id', sql.ref('t.id'), next())}`,
  )
  const rows = await statement.rows(queries, [engine.values.list('id', known)])
  return new Set(rows.map(([id]) => String(id)))
}
