import { sql } from 'kysely'
import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import { foldText } from '../../../model/values/foldText.ts'
import type { Engine, Sql } from '../dialects/engine.ts'
import type { ColumnShape, TableShape } from '../tables/shapes.ts'

/** Makes the API value of one stored, maybe null, value. */
export type Decoder = (stored: unknown) => Json

export const decoderOf = (engine: Engine, { kind, type, field }: ColumnShape): Decoder => {
  const read = engine.values.reader(kind)
  return (value) => (value === null || value === undefined ? null : type.decode(read(value), field))
}

/** The value as the engine binds it. Values are validated, so one that can't be stored is a bug of the caller. */
const encoded = (engine: Engine, { kind, type, field }: ColumnShape, value: Json): unknown => {
  if (value === null) return null
  try {
    return engine.values.bind(kind, type.encode(value, field))
  } catch {
    throw new AppError(422, 'invalid', { fields: [{ path: field.path, keyword: 'type', params: {} }] })
  }
}

/** Bindings of a column and its folded companion. */
export const bindings = (engine: Engine, column: ColumnShape, value: Json): readonly unknown[] => {
  const bound = encoded(engine, column, value)
  return column.key ? [bound, typeof bound === 'string' ? foldText(bound) : null] : [bound]
}

/** Names of a column and of its folded companion, in the order of `bindings`. */
export const columnNames = ({ name, key }: ColumnShape): readonly string[] => (key ? [name, key] : [name])

/** The value as it will be read back. */
export const asStored = ({ type, field }: ColumnShape, value: Json): Json =>
  value === null ? null : type.decode(type.encode(value, field), field)

/** Columns to select and how to make a record of the array that comes back. */
export interface RowReader {
  readonly columns: readonly Sql[]
  /** The record of a row: its own members, then those of the columns, which begin at position `from`. */
  readonly record: <T extends Owner>(own: T, row: readonly unknown[], from: number) => T & Record<string, Json>
}

/** A record, to which lists and child rows are added. */
export interface Owner {
  readonly id: string
}

/** Maximum number of members of a record that is begun as a copy; V8 keeps larger ones in hash tables. */
const MAX_COPIED = 100

/**
 * A record to be copied and filled. One that gets its members one by one ends in a hash table if it has many, and JSON of that takes some times as long.
 * Parsed, because that makes no hash table.
 */
const blankOf = (names: readonly string[]): Record<string, Json> =>
  names.length > MAX_COPIED ? {} : JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null]))))

export const rowReader = (engine: Engine, shape: TableShape, hidden: ReadonlySet<string> | undefined, alias: string): RowReader => {
  const shown = shape.columns.filter(({ field }) => !hidden?.has(field.path))
  const lists = [...shape.values, ...shape.rows].filter(({ field }) => !hidden?.has(field.path))
  const readers = shown.map((column) => ({ name: column.name, decode: decoderOf(engine, column) }))
  const names = [...readers.map(({ name }) => name), ...lists.map(({ field }) => field.name)]
  let blank: Record<string, Json> | undefined
  return {
    columns: shown.map(({ kind, name }) => engine.values.selected(kind, sql.ref(`${alias}.${name}`))),
    record: (own, row, from) => {
      blank ??= blankOf([...Object.keys(own), ...names])
      const record = { ...blank }
      for (let at = 0; at < readers.length; at += 1) {
        const reader = readers[at]
        if (reader) record[reader.name] = reader.decode(row[from + at])
      }
      return Object.assign(record, own)
    },
  }
}
