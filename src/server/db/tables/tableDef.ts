import type { SqlKind } from '../../../fields/columnType.ts'

/** Number of indexed characters of a folded text: long texts sort by their beginning, and index entries stay below PostgreSQL's limit of 2,704 bytes. */
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
  /** Ends in a digest of the definition, so an index of this name has this definition. */
  readonly name: string
  readonly unique: boolean
  readonly parts: readonly IndexPart[]
}

/** Text search: folded columns by group; all fields of a group have the same readers. */
export interface SearchDef {
  /** Digest of the definition. */
  readonly name: string
  readonly groups: readonly (readonly string[])[]
}

/** A table as required by the schemas. */
export interface TableDef {
  readonly name: string
  readonly columns: readonly ColumnDef[]
  readonly primaryKey: readonly string[]
  /** Rows are numbered in a column `_rowid`, in the order they were added. */
  readonly numbered: boolean
  /** Rows are stored in the order of the primary key and read by it only. */
  readonly clustered: boolean
  readonly indexes: readonly IndexDef[]
  readonly search?: SearchDef | undefined
}
