import { sql } from 'kysely'
import type { Bound, SqlKind } from '../../../fields/columnType.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import type { Engine, Sql } from '../dialects/engine.ts'
import type { ColumnShape, RowsShape, TableShape, ValuesShape } from '../tables/shapes.ts'
import { SORTED_LENGTH } from '../tables/tableDef.ts'

/** Target of a path in a filter or sort. */
export type Target =
  | { readonly at: 'column'; readonly column: FilterColumn }
  | { readonly at: 'values'; readonly values: ValuesShape }
  | { readonly at: 'rows'; readonly rows: RowsShape; readonly column: FilterColumn }

/** A column for conditions. */
export interface FilterColumn {
  readonly name: string
  readonly kind: SqlKind
  readonly key?: string | undefined
  /** API value → neutral value; throws if the type can't hold it. */
  readonly encode: (value: Json) => Bound
}

const asText = (value: Json): string => {
  if (typeof value !== 'string' && typeof value !== 'number') throw new TypeError('not a text')
  return String(value).replaceAll('\0', '')
}

const asTime = (value: Json): string => new Date(asText(value)).toISOString()

const SYSTEM: Readonly<Record<string, FilterColumn>> = {
  id: { name: 'id', kind: 'id', encode: asText },
  _version: { name: '_version', kind: 'integer', encode: Number },
  createdAt: { name: 'createdAt', kind: 'timestamp', encode: asTime },
  updatedAt: { name: 'updatedAt', kind: 'timestamp', encode: asTime },
}

const filterColumn = ({ name, kind, key, type, field }: ColumnShape): FilterColumn => ({
  name,
  kind,
  key,
  encode: (value) => type.encode(kind === 'timestamp' ? asTime(value) : value, field),
})

const known = (shape: TableShape, path: string): Target | undefined => {
  const [name = '', inner] = path.split('.', 2)
  const rows = shape.rows.find(({ field }) => field.name === name)
  const innerColumn = rows && inner !== undefined ? rows.shape.columnsByName.get(inner) : undefined
  if (rows && innerColumn) return { at: 'rows', rows, column: filterColumn(innerColumn) }
  if (inner !== undefined) return undefined
  const values = shape.values.find(({ field }) => field.name === name)
  if (values) return { at: 'values', values }
  const column = shape.columnsByName.get(name)
  if (column) return { at: 'column', column: filterColumn(column) }
  if (!Object.hasOwn(SYSTEM, name)) return undefined
  return { at: 'column', column: { ...(SYSTEM[name] as FilterColumn), key: name === 'id' ? shape.idKey : undefined } }
}

/** Throws 400 `unknownFilter` for unknown and hidden paths. */
export const targetOf = (shape: TableShape, path: string, hidden?: ReadonlySet<string>): Target => {
  const parent = path.split('.', 1)[0] ?? ''
  const target = hidden?.has(path) || hidden?.has(parent) ? undefined : known(shape, path)
  if (!target) throw new AppError(400, 'unknownFilter', { params: { field: path } })
  return target
}

const isDate = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${text}T`)
}

/** Refuses values of another kind, because engines handle them differently. */
const fits = (kind: SqlKind, value: Bound): boolean => {
  if (kind === 'integer') return Number.isSafeInteger(value)
  if (kind === 'double') return Number.isFinite(value)
  return kind === 'date' ? isDate(String(value)) : kind !== 'json'
}

/** Neutral value of a filter. Throws 400 `badFilter` if the field can't hold it. */
export const filterValue = (column: FilterColumn, path: string, value: Json): Bound => {
  try {
    const bound = typeof value === 'object' ? null : column.encode(value)
    if (bound !== null && fits(column.kind, bound)) return bound
  } catch {}
  throw new AppError(400, 'badFilter', { params: { field: path } })
}

export const columnRef = (alias: string, name: string): Sql => sql.ref(`${alias}.${name}`)

/** The indexed prefix of the folded text. */
const beginning = (alias: string, key: string): Sql => sql`substr(${columnRef(alias, key)}, 1, ${sql.lit(SORTED_LENGTH)})`

/** Sort expression of a column: the prefix of the folded text, or the value. */
export const sortValue = (alias: string, { name, kind, key }: FilterColumn): Sql =>
  kind === 'text' && key ? beginning(alias, key) : columnRef(alias, name)

/** Text compared without regard to case: the folded one, or for short codes the letters A–Z. */
export const searchable = (engine: Engine, alias: string, { name, key }: FilterColumn): Sql =>
  key ? columnRef(alias, key) : engine.fragments.asciiLower(columnRef(alias, name))
