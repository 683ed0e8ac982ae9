import { sql } from 'kysely'
import type { Bound, SqlKind } from '../../../../fields/columnType.ts'
import type { Values } from '../engine.ts'

const bind = (kind: SqlKind, value: Bound): unknown => {
  if (kind === 'boolean') return value === true ? 1 : 0
  if (kind === 'json') return JSON.stringify(value)
  if (kind === 'scaled') return typeof value === 'bigint' ? value : BigInt(String(value))
  return value
}

const asIs = (value: unknown): Bound => value as Bound

const READERS: Partial<Record<SqlKind, (value: unknown) => Bound>> = {
  boolean: (value) => value === 1,
  json: (value) => JSON.parse(String(value)),
}

/** JSON text that `json_each` reads; 64-bit integers are written as JSON numbers, which SQLite reads exactly. */
const list = (kind: SqlKind, values: readonly Bound[]): unknown => {
  if (kind !== 'scaled') return JSON.stringify(values.map((value) => (kind === 'json' ? JSON.stringify(value) : bind(kind, value))))
  return `[${values.map((value) => BigInt(String(value)).toString()).join()}]`
}

export const values: Values = {
  bind,
  reader: (kind) => READERS[kind] ?? asIs,
  selected: (kind, column) => (kind === 'scaled' ? sql`cast(${column} as text)` : column),
  list,
}
