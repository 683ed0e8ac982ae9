import { sql } from 'kysely'
import { AppError } from '../../../model/errors.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Transaction } from '../database.ts'
import type { Sql } from '../dialects/engine.ts'
import type { EntityShape, TableShape } from '../tables/shapes.ts'
import type { EntityContext } from './context.ts'

/** A reference that prevents deleting its target. */
interface Pointer {
  readonly entity: string
  readonly table: string
  readonly column: string
}

/** Maximum count of references in a refusal. */
const MAX_COUNTED = 1_000

const restricts = (target: string, { reference }: ResolvedField): boolean =>
  reference?.entity === target && reference.onDelete === 'restrict'

const pointersIn = (entity: string, shape: TableShape, target: string): readonly Pointer[] => [
  ...shape.columns.filter(({ field }) => restricts(target, field)).map(({ name }) => ({ entity, table: shape.table, column: name })),
  ...shape.values.filter(({ field }) => restricts(target, field)).map(({ table }) => ({ entity, table, column: 'value' })),
  ...shape.rows.flatMap((rows) => pointersIn(entity, rows.shape, target)),
]

/** Every column of the model that keeps records of an entity from being deleted. */
export const pointersTo = (target: string, shapes: ReadonlyMap<string, EntityShape>): readonly Pointer[] =>
  [...shapes].flatMap(([entity, shape]) => pointersIn(entity, shape, target))

/** Rows of the records that refer to them are deleted with them. */
const outside = ({ engine }: EntityContext['db'], { table, column }: Pointer, own: string, next: () => Sql) => {
  const { among } = engine.fragments
  const others = table === own ? sql` and not ${among('id', sql.id('id'), next())}` : sql``
  return sql`select 1 from ${sql.id(table)} where ${among('id', sql.id(column), next())}${others} limit ${sql.lit(MAX_COUNTED)}`
}

const refuseReferenced = async (
  { db, statements, table }: EntityContext,
  trx: Transaction,
  ids: readonly string[],
  pointers: readonly Pointer[],
) => {
  if (pointers.length === 0) return
  const statement = statements.get(`pointers ${table.name}`, (next) => {
    const counts = pointers.map((pointer) => sql`(select count(*) from (${outside(db, pointer, table.name, next)}) as c)`)
    return sql`select ${sql.join(counts)}`
  })
  const list = db.engine.values.list('id', ids)
  const values = pointers.flatMap((pointer) => (pointer.table === table.name ? [list, list] : [list]))
  const [counts = []] = await statement.rows(trx, values)
  const first = counts.findIndex((count) => Number(count) > 0)
  const pointer = pointers[first]
  if (!pointer) return
  const total = counts.reduce<number>((sum, count, at) => sum + (pointers[at]?.entity === pointer.entity ? Number(count) : 0), 0)
  throw new AppError(409, 'referenced', { params: { entity: pointer.entity, count: total } })
}

/** See `Repository.remove`. Checks first, because after a failed statement some engines accept no more in that transaction. */
export const remove = async (
  context: EntityContext,
  trx: Transaction,
  given: readonly string[],
  pointers: readonly Pointer[],
): Promise<void> => {
  const ids = given.filter((id) => !id.includes('\0'))
  if (ids.length === 0) return
  await refuseReferenced(context, trx, ids, pointers)
  const { db, statements, table } = context
  const statement = statements.get(
    `delete ${table.name}`,
    (next) => sql`delete from ${sql.id(table.name)} where ${db.engine.fragments.among('id', sql.id('id'), next())}`,
  )
  await statement.rows(trx, [db.engine.values.list('id', ids)])
}
