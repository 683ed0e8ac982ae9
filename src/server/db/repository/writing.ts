import { sql } from 'kysely'
import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import { foldText } from '../../../model/values/foldText.ts'
import { createYielder } from '../../records/loops/createYielder.ts'
import type { Transaction } from '../database.ts'
import { OPEN_TIME, OPEN_VERSION } from '../tables/openColumns.ts'
import type { ColumnShape } from '../tables/shapes.ts'
import type { EntityContext } from './context.ts'
import { isOpenChange, openAfter } from './openVersion.ts'
import { asStored, bindings, columnNames } from './records.ts'
import type { StoredRecord, Values } from './repository.ts'
import { writeChildTables } from './writeChildTables.ts'

/** Fields as they are stored, without child rows. */
const storedValues = (columns: readonly ColumnShape[], values: Values): Record<string, Json> =>
  Object.fromEntries(columns.map((column) => [column.name, asStored(column, values[column.name] ?? null)]))

type System = readonly [id: string, version: number, createdAt: string, updatedAt: string]

const systemOf = (record: Values, now: string): System => [
  String(record.id),
  Number(record._version ?? 1),
  typeof record.createdAt === 'string' ? record.createdAt : now,
  now,
]

/** Throws for a record without a tenant, because no user could see it. */
const refuseTenantless = ({ shape: { entity } }: EntityContext, records: readonly Values[]): void => {
  const { id, tenant } = entity
  if (tenant && records.some((record) => typeof record[tenant.field] !== 'string'))
    throw new Error(`A record of ${id} needs its ${tenant.field}`)
}

/** Columns of the system of a new record, with the values of each; an id that users search has its folded text. */
const systemColumns = ({ shape: { entity, idKey } }: EntityContext) => {
  return {
    names: [
      'id',
      '_version',
      'createdAt',
      'updatedAt',
      ...(entity.partlyHidden ? [OPEN_VERSION, OPEN_TIME] : []),
      ...(idKey ? [idKey] : []),
    ],
    values: (system: System): readonly unknown[] => [
      ...system,
      ...(entity.partlyHidden ? [system[1], system[3]] : []),
      ...(idKey ? [foldText(system[0])] : []),
    ],
  }
}

const insertRows = async (context: EntityContext, trx: Transaction, rows: readonly (readonly [System, Values])[]): Promise<void> => {
  const { db, shape, table, statements } = context
  const own = systemColumns(context)
  refuseTenantless(
    context,
    rows.map(([, record]) => record),
  )
  const statement = statements.get(`insert ${table.name} ${rows.length}`, (next) => {
    const names = [...own.names, ...shape.columns.flatMap(columnNames)]
    const row = () => sql`(${sql.join(names.map(() => next()))})`
    return sql`insert into ${sql.id(table.name)} (${sql.join(names.map((name) => sql.id(name)))}) values ${sql.join(rows.map(row))}`
  })
  const values = ([system, record]: readonly [System, Values]) => [
    ...own.values(system),
    ...shape.columns.flatMap((column) => bindings(db.engine, column, record[column.name] ?? null)),
  ]
  await statement.rows(trx, rows.flatMap(values))
}

/** Maximum number of bound values per statement, on every engine. */
const MAX_VALUES = 30_000
/** Rows per statement. */
const MAX_ROWS = 64

/** Up to this many rows are one statement. */
const EXACT = 8

/**
 * Records in their order, in lists of few lengths: up to `EXACT`, else powers of two up to `most`. Each length has its own compiled statement, which stays
 * in memory, and imports insert records in groups of any length.
 */
function* insertions<T>(records: readonly T[], most: number): Generator<readonly T[]> {
  for (let at = 0, size = 0; at < records.length; at += size) {
    const left = Math.min(most, records.length - at)
    size = left <= EXACT ? left : 2 ** Math.floor(Math.log2(left))
    yield records.slice(at, at + size)
  }
}

const asInserted = ({ shape }: EntityContext, [id, version, createdAt, updatedAt]: System, record: Values): StoredRecord => {
  const open: Partial<StoredRecord> = shape.entity.partlyHidden ? { _openVersion: version, _openUpdatedAt: updatedAt } : {}
  return { id, _version: version, createdAt, updatedAt, ...open, ...storedValues(shape.columns, record) }
}

/** See `Repository.insertMany`. */
export const insertMany = async (context: EntityContext, trx: Transaction, records: readonly Values[]): Promise<StoredRecord[]> => {
  const { shape, clock } = context
  if (shape.values.length > 0 || shape.rows.length > 0) throw new Error(`${shape.table} has lists: insert its records one by one`)
  const now = clock().toISOString()
  const most = Math.min(MAX_ROWS, Math.floor(MAX_VALUES / (systemColumns(context).names.length + 2 * shape.columns.length)))
  const yieldIfDue = createYielder()
  const stored: StoredRecord[] = []
  for (const part of insertions(records, most)) {
    await yieldIfDue()
    const rows = part.map((record): readonly [System, Values] => [systemOf(record, now), record])
    await insertRows(context, trx, rows)
    stored.push(...rows.map(([system, record]) => asInserted(context, system, record)))
  }
  return stored
}

/** See `Repository.insert`. */
export const insert = async (context: EntityContext, trx: Transaction, record: Values, seeded = false): Promise<StoredRecord> => {
  const { shape, clock } = context
  const system = systemOf(record, clock().toISOString())
  await insertRows(context, trx, [[system, record]])
  const lists = await writeChildTables(context, trx, shape, system[0], record, seeded ? 'seeded' : 'fresh')
  return { ...asInserted(context, system, record), ...lists }
}

/** See `Repository.update`. */
export const update = async (
  context: EntityContext,
  trx: Transaction,
  current: StoredRecord,
  changes: Values,
  restored = false,
): Promise<StoredRecord> => {
  const { db, shape, table, statements, clock } = context
  const changed = shape.columns.filter(({ name }) => Object.hasOwn(changes, name))
  const now = clock().toISOString()
  const open = openAfter(shape.entity, current, isOpenChange(shape.entity, current, changes), now)
  const statement = statements.get(`update ${table.name} ${changed.map(({ name }) => name).join()}`, (next) => {
    const names = ['updatedAt', ...Object.keys(open), ...changed.flatMap(columnNames)]
    const sets = names.map((name) => sql`${sql.id(name)} = ${next()}`)
    return sql`update ${sql.id(table.name)} set _version = _version + 1, ${sql.join(sets)}
      where id = ${next()} and _version = ${next()} returning _version`
  })
  const values = changed.flatMap((column) => bindings(db.engine, column, changes[column.name] ?? null))
  const [row] = await statement.rows(trx, [now, ...Object.values(open), ...values, current.id, current._version])
  if (!row) throw new AppError(409, 'conflict')
  const lists = await writeChildTables(context, trx, shape, current.id, changes, restored ? 'restored' : 'changed')
  return { ...current, ...storedValues(changed, changes), ...lists, ...open, _version: Number(row[0]), updatedAt: now }
}

interface Write {
  readonly current: StoredRecord
  readonly changes: Values
}

/** Columns of one `updateMany` in order, each with its kind. */
const columnsOf = (changed: readonly ColumnShape[], partlyHidden: boolean) => [
  ...(partlyHidden
    ? [
        { name: OPEN_VERSION, kind: 'integer' as const },
        { name: OPEN_TIME, kind: 'timestamp' as const },
      ]
    : []),
  ...changed.flatMap((column) => columnNames(column).map((name, index) => ({ name, kind: index === 0 ? column.kind : ('text' as const) }))),
]

/** See `Repository.updateMany`. */
export const updateMany = async (context: EntityContext, trx: Transaction, writes: readonly Write[]): Promise<StoredRecord[]> => {
  const { db, shape, table, statements, clock } = context
  const [first] = writes
  if (!first) return []
  const changed = shape.columns.filter(({ name }) => Object.hasOwn(first.changes, name))
  const now = clock().toISOString()
  const { typed } = db.engine.fragments
  const opens = writes.map(({ current, changes }) => openAfter(shape.entity, current, isOpenChange(shape.entity, current, changes), now))
  const statement = statements.get(`update ${table.name} ${changed.map(({ name }) => name).join()} ${writes.length}`, (next) => {
    const names = columnsOf(changed, shape.entity.partlyHidden)
    const sets = names.map(({ name }, index) => sql`${sql.id(name)} = v.${sql.id(`column${index + 3}`)}`)
    const stamp = next()
    const row = () => sql`(${sql.join([typed('id', next()), typed('integer', next()), ...names.map(({ kind }) => typed(kind, next()))])})`
    return sql`update ${sql.id(table.name)} as t set _version = t._version + 1, ${sql.id('updatedAt')} = ${stamp}, ${sql.join(sets)}
      from (values ${sql.join(writes.map(row))}) as v where t.id = v.column1 and t._version = v.column2 returning id`
  })
  const values = writes.flatMap(({ current, changes }, index) => [
    current.id,
    current._version,
    ...Object.values(opens[index] ?? {}),
    ...changed.flatMap((column) => bindings(db.engine, column, changes[column.name] ?? null)),
  ])
  const rows = await statement.rows(trx, [now, ...values])
  if (rows.length !== writes.length) throw new AppError(409, 'conflict')
  return writes.map(({ current, changes }, index) => ({
    ...current,
    ...storedValues(changed, changes),
    ...opens[index],
    _version: current._version + 1,
    updatedAt: now,
  }))
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
