import { sql } from 'kysely'
import type { Bound, SqlKind } from '../../../../fields/columnType.ts'
import type { Values } from '../engine.ts'

const bind = (kind: SqlKind, value: Bound): unknown => {
  if (kind === 'json') return JSON.stringify(value)
  if (kind === 'scaled') return String(value)
  return value
}

/** `2026-03-01 10:00:00.5+00`, PostgreSQL's form with TimeZone UTC and DateStyle ISO, in ISO 8601 with milliseconds. */
export const isoTime = (text: string): string => {
  const [, day = '', time = '', fraction = ''] = /^(\S+) (\d\d:\d\d:\d\d)(?:\.(\d+))?/.exec(text) ?? []
  return `${day}T${time}.${fraction.padEnd(3, '0').slice(0, 3)}Z`
}

const asIs = (value: unknown): Bound => value as Bound

const READERS: Partial<Record<SqlKind, (value: unknown) => Bound>> = {
  integer: Number,
  json: (value) => JSON.parse(String(value)),
}

export const values: Values = {
  bind,
  reader: (kind) => READERS[kind] ?? asIs,
  selected: (kind, column) => (kind === 'scaled' ? sql`cast(${column} as text)` : column),
  list: (kind, list) => list.map((value) => bind(kind, value)),
}
