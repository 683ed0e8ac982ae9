import { sql } from 'kysely'
import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import type { Transaction } from '../database.ts'
import type { ColumnShape } from '../tables/shapes.ts'
import type { EntityContext } from './context.ts'
import { asStored, bindings, columnNames } from './records.ts'
import type { StoredRecord, Values } from './repository.ts'
import { writeSatellites } from './satelliteWriting.ts'

/** Fields as they will read, child rows apart. */
const storedValues = (columns: readonly ColumnShape[], values: Values): Record<string, Json> =>
  Object.fromEntries(columns.map((column) => [column.name, asStored(column, values[column.name] ?? null)]))

/** See `Repository.insert`. */
export const insert = async (context: EntityContext, trx: Transaction, record: Values): Promise<StoredRecord> => {
  const { db, shape, table, statements, clock } = context
  const now = clock().toISOString()
  const created = typeof record.createdAt === 'string' ? record.createdAt : now
  const system = [String(record.id), Number(record._version ?? 1), created, now]
  const statement = statements.get(`insert ${table.name}`, (next) => {
    const names = ['id', '_version', 'createdAt', 'updatedAt', ...shape.columns.flatMap(columnNames)]
    return sql`insert into ${sql.id(table.name)} (${sql.join(names.map((name) => sql.id(name)))}) values (${sql.join(names.map(() => next()))})`
  })
  await statement.rows(trx, [...system, ...shape.columns.flatMap((column) => bindings(db.engine, column, record[column.name] ?? null))])
  const [id = '', version, createdAt, updatedAt] = system as [string, number, string, string]
  const satellites = await writeSatellites(context, trx, shape, id, record, 'fresh')
  return { id, _version: version, createdAt, updatedAt, ...storedValues(shape.columns, record), ...satellites }
}

/** See `Repository.update`. */
export const update = async (context: EntityContext, trx: Transaction, current: StoredRecord, changes: Values): Promise<StoredRecord> => {
  const { db, shape, table, statements, clock } = context
  const changed = shape.columns.filter(({ name }) => Object.hasOwn(changes, name))
  const now = clock().toISOString()
  const statement = statements.get(`update ${table.name} ${changed.map(({ name }) => name).join()}`, (next) => {
    const sets = ['updatedAt', ...changed.flatMap(columnNames)].map((name) => sql`${sql.id(name)} = ${next()}`)
    return sql`update ${sql.id(table.name)} set _version = _version + 1, ${sql.join(sets)}
      where id = ${next()} and _version = ${next()} returning _version`
  })
  const values = changed.flatMap((column) => bindings(db.engine, column, changes[column.name] ?? null))
  const [row] = await statement.rows(trx, [now, ...values, current.id, current._version])
  if (!row) throw new AppError(409, 'conflict')
  const satellites = await writeSatellites(context, trx, shape, current.id, changes, 'changed')
  return { ...current, ...storedValues(changed, changes), ...satellites, _version: Number(row[0]), updatedAt: now }
}

/** See `Repository.lock`. */
export const lock = async ({ db, table, statements }: EntityContext, trx: Transaction, id: string): Promise<void> => {
  if (!db.capabilities.rowLocks || id.includes('\0')) return
  const statement = statements.get(
    `lock ${table.name}`,
    (next) => sql`select 1 from ${sql.id(table.name)} where id = ${next()}${db.engine.fragments.lock}`,
  )
  await statement.rows(trx, [id])
}
