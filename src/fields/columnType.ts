import type { Json } from '../model/entitySchema.ts'
import type { ResolvedField } from '../model/resolvedEntity.ts'

/** Kinds of column that every engine has. `id` is short text compared bytewise; `integer` is 64 bits; `scaled` is a 64-bit integer read and bound as decimal text, never as a float. */
export type SqlKind = 'id' | 'text' | 'boolean' | 'integer' | 'scaled' | 'double' | 'date' | 'time' | 'timestamp' | 'json'

/** SQL half of a field type (`src/fields/<name>/<name>.column.ts`), of types whose storage is `column` or `values`. */
export interface ColumnType {
  readonly kind: (field: ResolvedField) => SqlKind
  /**
   * API value (never null) → what the repository binds for that kind: text, number, boolean, bigint, or JSON value for `json`.
   * Also called with values of filters, which are neither validated nor normalized: throws `RangeError` for values that the column can't hold.
   */
  readonly encode: (value: Json, field: ResolvedField) => Bound
  /** Value from the dialect for that kind (never null) → API value. */
  readonly decode: (stored: Bound, field: ResolvedField) => Json
}

/** Neutral stored values. Dialects turn them into what their engine takes: for SQLite booleans to 0/1 and json to text; `date`, `time` and `timestamp` are ISO text on both sides. */
export type Bound = string | number | bigint | boolean | Json
