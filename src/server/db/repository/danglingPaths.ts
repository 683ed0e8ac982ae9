import { sql } from 'kysely'
import type { Json } from '../../../model/entitySchema.ts'
import type { Transaction } from '../database.ts'
import type { TableShape } from '../tables/shapes.ts'
import type { Values } from './repository.ts'

interface Reference {
  readonly path: string
  readonly target: string
  readonly id: string
}

const itemsOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])

const referencesIn = (shape: TableShape, values: Values, top: string | undefined): readonly Reference[] => [
  ...shape.columns.flatMap(({ name, field }) => point(top ?? field.path, field.reference?.entity, values[name])),
  ...shape.values.flatMap(({ field }) =>
    itemsOf(values[field.name]).flatMap((id) => point(top ?? field.path, field.reference?.entity, id)),
  ),
  ...shape.rows.flatMap(({ field, shape: rows }) =>
    itemsOf(values[field.name]).flatMap((row) => referencesIn(rows, row as Values, top ?? field.path)),
  ),
]

const point = (path: string, target: string | undefined, id: Json | undefined): readonly Reference[] =>
  target !== undefined && typeof id === 'string' ? [{ path, target, id }] : []

/** Paths of a refused write whose targets do not exist, for engines that do not name them. */
export const danglingPaths = async (trx: Transaction, shape: TableShape, values: Values): Promise<readonly string[]> => {
  const paths = new Set<string>()
  for (const { path, target, id } of referencesIn(shape, values, undefined)) {
    const { rows } = await sql`select 1 from ${sql.id(target)} where id = ${id}`.execute(trx)
    if (rows.length === 0) paths.add(path)
  }
  return [...paths]
}
