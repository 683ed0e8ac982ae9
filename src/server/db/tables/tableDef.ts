import type { SqlKind } from '../../../fields/columnType.ts'

/** Characters of a folded text that are indexed: long texts sort by their beginning, and an index entry stays under PostgreSQL's 2,704 bytes. */
export const SORTED_LENGTH = 200

export interface ReferenceDef {
  readonly table: string
  readonly onDelete: 'restrict' | 'cascade' | 'setNull'
}

export interface ColumnDef {
  readonly name: string
  readonly kind: SqlKind
  readonly notNull: boolean
  readonly reference?: ReferenceDef | undefined
}

/** A column of an index; `beginning`: only its first `SORTED_LENGTH` characters. */
export interface IndexPart {
  readonly column: string
  readonly beginning: boolean
}

export interface IndexDef {
  /** Ends in a digest of the definition: an index of this name is this index. */
  readonly name: string
  readonly unique: boolean
  readonly parts: readonly IndexPart[]
}

/** Text search: folded columns by group; all fields of a group are read by the same roles. */
export interface SearchDef {
  /** Digest of the definition. */
  readonly name: string
  readonly groups: readonly (readonly string[])[]
}

/** A table as the schemas want it. */
export interface TableDef {
  readonly name: string
  readonly columns: readonly ColumnDef[]
  readonly primaryKey: readonly string[]
  /** Rows are numbered in a column `_rowid`, in the order they were added. */
  readonly numbered: boolean
  /** Rows are reached by their primary key alone and kept in its order. */
  readonly clustered: boolean
  readonly indexes: readonly IndexDef[]
  readonly search?: SearchDef | undefined
}
