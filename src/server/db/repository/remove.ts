import { sql } from 'kysely'
import { AppError } from '../../../model/errors.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Transaction } from '../database.ts'
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

/** Rows of the record that refer to it are deleted with it. */
const outside = ({ table, column }: Pointer, own: string, next: () => ReturnType<typeof sql>) => {
  const others = table === own ? sql` and id <> ${next()}` : sql``
  return sql`select 1 from ${sql.id(table)} where ${sql.id(column)} = ${next()}${others} limit ${sql.lit(MAX_COUNTED)}`
}

const refuseReferenced = async ({ statements, table }: EntityContext, trx: Transaction, id: string, pointers: readonly Pointer[]) => {
  if (pointers.length === 0) return
  const statement = statements.get(`pointers ${table.name}`, (next) => {
    const counts = pointers.map((pointer) => sql`(select count(*) from (${outside(pointer, table.name, next)}) as c)`)
    return sql`select ${sql.join(counts)}`
  })
  const values = pointers.flatMap((pointer) => (pointer.table === table.name ? [id, id] : [id]))
  const [counts = []] = await statement.rows(trx, values)
  const first = counts.findIndex((count) => Number(count) > 0)
  const pointer = pointers[first]
  if (!pointer) return
  const total = counts.reduce<number>((sum, count, at) => sum + (pointers[at]?.entity === pointer.entity ? Number(count) : 0), 0)
  throw new AppError(409, 'referenced', { params: { entity: pointer.entity, count: total } })
}

/** See `Repository.remove`. Checks first, because after a failed statement some engines accept no more in that transaction. */
export const remove = async (context: EntityContext, trx: Transaction, id: string, pointers: readonly Pointer[]): Promise<void> => {
  if (id.includes('\0')) return
  await refuseReferenced(context, trx, id, pointers)
  const { statements, table } = context
  const statement = statements.get(`delete ${table.name}`, (next) => sql`delete from ${sql.id(table.name)} where id = ${next()}`)
  await statement.rows(trx, [id])
}
