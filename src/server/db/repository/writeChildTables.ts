import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Json } from '../../../model/entitySchema.ts'
import { createYielder } from '../../records/loops/createYielder.ts'
import type { Transaction } from '../database.ts'
import type { RowsShape, TableShape, ValuesShape } from '../tables/shapes.ts'
import type { EntityContext } from './context.ts'
import { asStored, bindings, columnNames } from './records.ts'
import type { Values } from './repository.ts'

/** `fresh`: the owner is new and has no rows; `seeded`: the same, and its rows keep their ids. `changed`: only the given lists are replaced; `restored`: the same, and rows keep their ids. */
type Mode = 'fresh' | 'seeded' | 'changed' | 'restored'

const isPartial = (mode: Mode) => mode === 'changed' || mode === 'restored'

const keepsIds = (mode: Mode) => mode === 'seeded' || mode === 'restored'

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])

const isRow = (value: Json): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

const writeValues = async (
  context: EntityContext,
  trx: Transaction,
  shape: ValuesShape,
  owner: string,
  values: readonly Json[],
  mode: Mode,
) => {
  const { db, statements } = context
  const { engine } = db
  const { table, value } = shape
  if (isPartial(mode)) {
    const clear = statements.get(`clear ${table}`, (next) => sql`delete from ${sql.id(table)} where ${sql.id('parentId')} = ${next()}`)
    await clear.rows(trx, [owner])
  }
  if (values.length === 0) return
  const add = statements.get(
    `add ${table}`,
    (next) => sql`insert into ${sql.id(table)} (${sql.id('parentId')}, position, value)
      select ${next()}, e.position, e.value from ${engine.fragments.elements(value.kind, next())} as e`,
  )
  const neutral = values.filter((item) => item !== null).map((item) => value.type.encode(item, value.field))
  await add.rows(trx, [owner, engine.values.list(value.kind, neutral)])
}

/** Current ids of the owner's rows. */
const currentIds = async ({ statements }: EntityContext, trx: Transaction, table: string, owner: string): Promise<ReadonlySet<string>> => {
  const statement = statements.get(`ids ${table}`, (next) => sql`select id from ${sql.id(table)} where ${sql.id('parentId')} = ${next()}`)
  return new Set((await statement.rows(trx, [owner])).map(([id]) => String(id)))
}

const removeRows = async ({ db, statements }: EntityContext, trx: Transaction, table: string, ids: readonly string[]) => {
  if (ids.length === 0) return
  const { engine } = db
  const statement = statements.get(
    `drop ${table}`,
    (next) => sql`delete from ${sql.id(table)} where ${engine.fragments.among('id', sql.id('id'), next())}`,
  )
  await statement.rows(trx, [engine.values.list('id', ids)])
}

interface PlacedRow {
  readonly id: string
  readonly position: number
  readonly values: Values
  readonly there: boolean
}

const writeRow = async ({ db, statements }: EntityContext, trx: Transaction, shape: TableShape, owner: string, row: PlacedRow) => {
  const names = shape.columns.flatMap(columnNames)
  const bound = shape.columns.flatMap((column) => bindings(db.engine, column, row.values[column.name] ?? null))
  const statement = row.there
    ? statements.get(`change ${shape.table}`, (next) => {
        const sets = ['position', ...names].map((name) => sql`${sql.id(name)} = ${next()}`)
        return sql`update ${sql.id(shape.table)} set ${sql.join(sets)} where id = ${next()}`
      })
    : statements.get(`add ${shape.table}`, (next) => {
        const all = ['position', ...names, 'id', 'parentId']
        return sql`insert into ${sql.id(shape.table)} (${sql.join(all.map((name) => sql.id(name)))}) values (${sql.join(all.map(() => next()))})`
      })
  await statement.rows(trx, [row.position, ...bound, row.id, ...(row.there ? [] : [owner])])
}

/** A row keeps its id if the owner has it; other ids are replaced. Of two rows with the same id, the first keeps it. */
const placed = (rows: readonly Json[], present: ReadonlySet<string>, mode: Mode): readonly PlacedRow[] => {
  const left = new Set(present)
  return rows.filter(isRow).map((values, position) => {
    const there = typeof values.id === 'string' && left.delete(values.id)
    const keeps = there || (keepsIds(mode) && typeof values.id === 'string')
    return { id: keeps ? String(values.id) : v7(), position, values, there }
  })
}

const writeRows = async (
  context: EntityContext,
  trx: Transaction,
  { shape }: RowsShape,
  owner: string,
  rows: readonly Json[],
  mode: Mode,
): Promise<Json[]> => {
  const present = isPartial(mode) ? await currentIds(context, trx, shape.table, owner) : new Set<string>()
  const desired = placed(rows, present, mode)
  const kept = new Set(desired.map(({ id }) => id))
  await removeRows(
    context,
    trx,
    shape.table,
    [...present].filter((id) => !kept.has(id)),
  )
  const stored: Json[] = []
  const yieldIfDue = createYielder()
  for (const row of desired) {
    await yieldIfDue()
    await writeRow(context, trx, shape, owner, row)
    const lists = await writeChildTables(
      context,
      trx,
      shape,
      row.id,
      row.values,
      row.there ? mode : keepsIds(mode) ? 'seeded' : 'fresh',
      true,
    )
    const values = shape.columns.map((column) => [column.name, asStored(column, row.values[column.name] ?? null)] as const)
    stored.push({ id: row.id, ...Object.fromEntries(values), ...lists })
  }
  return stored
}

/** Writes the lists and child rows of a record, or of a row (`replacing`: missing lists are emptied), and returns them as stored. */
export const writeChildTables = async (
  context: EntityContext,
  trx: Transaction,
  shape: TableShape,
  owner: string,
  record: Values,
  mode: Mode,
  replacing = !isPartial(mode),
): Promise<Record<string, Json>> => {
  const stored: Record<string, Json> = {}
  const isGiven = (name: string) => replacing || Object.hasOwn(record, name)
  for (const values of shape.values.filter(({ field }) => isGiven(field.name))) {
    const given = listOf(record[values.field.name])
    await writeValues(context, trx, values, owner, given, mode)
    stored[values.field.name] = given.filter((item) => item !== null).map((item) => asStored(values.value, item))
  }
  for (const rows of shape.rows.filter(({ field }) => isGiven(field.name))) {
    stored[rows.field.name] = await writeRows(context, trx, rows, owner, listOf(record[rows.field.name]), mode)
  }
  return stored
}
