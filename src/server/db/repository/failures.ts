import { AppError, type FieldError } from '../../../model/errors.ts'
import type { Transaction } from '../database.ts'
import type { Engine, Failure } from '../dialects/engine.ts'
import type { EntityShape, TableShape } from '../tables/shapes.ts'
import { danglingPaths } from './danglingPaths.ts'
import type { Values } from './repository.ts'

/** Path of a table's content from the record; for a child table, its field. */
const pathOfTable = (shape: TableShape, table: string): string | undefined => {
  if (shape.table === table) return ''
  const values = shape.values.find((one) => one.table === table)
  if (values) return values.field.path
  for (const { field, shape: rows } of shape.rows) {
    const inner = pathOfTable(rows, table)
    if (inner !== undefined) return inner === '' ? field.path : inner
  }
  return undefined
}

const KEYWORDS: Readonly<Record<Failure['kind'], string>> = {
  unique: 'unique',
  reference: 'reference',
  check: 'type',
  range: 'range',
  characters: 'characters',
  tooLong: 'maxLength',
}

const fieldErrors = (shape: EntityShape, { kind, table, columns }: Failure): readonly FieldError[] => {
  const parent = pathOfTable(shape, table) ?? ''
  const bare = columns.map((name) => (name.endsWith('_key') ? name.slice(0, -'_key'.length) : name))
  const names = kind === 'unique' ? bare.filter((name) => name !== shape.entity.tenant?.field) : bare
  const own = parent === '' ? names : [parent]
  const params: FieldError['params'] = own.length > 1 ? { fields: names } : {}
  return (own.length === 0 ? [''] : own).map((path) => ({ path, keyword: KEYWORDS[kind], params }))
}

/** The refused write. */
export interface RefusedWrite {
  readonly engine: Engine
  readonly shape: EntityShape
  readonly trx: Transaction
  readonly values: Values
}

/** Converts a refusal of the engine to an `AppError`; returns other errors unchanged. */
export const asAppError = async ({ engine, shape, trx, values }: RefusedWrite, error: unknown): Promise<unknown> => {
  const failure = engine.failure(error)
  if (!failure) return error
  const isUnnamed = failure.kind === 'reference' && failure.table === ''
  const paths = isUnnamed ? await danglingPaths(trx, shape, values) : []
  const fields = paths.length > 0 ? paths.map((path) => ({ path, keyword: 'reference', params: {} })) : fieldErrors(shape, failure)
  return new AppError(422, 'invalid', { fields })
}

/** The same for deletions, where references are those to the record. */
export const asRemovalError = (engine: Engine, shapes: ReadonlyMap<string, EntityShape>, error: unknown): unknown => {
  const failure = engine.failure(error)
  if (failure?.kind !== 'reference') return error
  const entity = [...shapes].find(([, shape]) => pathOfTable(shape, failure.table) !== undefined)?.[0] ?? ''
  return new AppError(409, 'referenced', { params: { entity, count: 1 } })
}
