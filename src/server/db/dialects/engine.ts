import type { RawBuilder } from 'kysely'
import type { Bound, SqlKind } from '../../../fields/columnType.ts'
import type { Period } from '../../../model/lists/listSummary.ts'
import type { Queries } from '../database.ts'
import type { ColumnDef, IndexDef, SearchDef, TableDef } from '../tables/tableDef.ts'

export type Sql = RawBuilder<unknown>
type Direction = 'ASC' | 'DESC'

/** Conversion of neutral values to the engine and back. */
export interface Values {
  readonly bind: (kind: SqlKind, value: Bound) => unknown
  /** Turns the driver's values (never null) into neutral ones. */
  readonly reader: (kind: SqlKind) => (value: unknown) => Bound
  /** Expression to select a column: exact integers as text. */
  readonly selected: (kind: SqlKind, column: Sql) => Sql
  /** Many values as one parameter, for `Fragments.among` and `Fragments.elements`. */
  readonly list: (kind: SqlKind, values: readonly Bound[]) => unknown
}

/** Parts of statements that differ between engines. */
export interface Fragments {
  /** Whether a value is in a list parameter of any length: the statement's text does not depend on it. */
  readonly among: (kind: SqlKind, value: Sql, list: Sql) => Sql
  /** A list parameter as a table of `position` (from 0) and `value`. */
  readonly elements: (kind: SqlKind, list: Sql) => Sql
  /** One key of an ORDER BY that may be null: nulls count as smallest on every engine. Keys that are never null are ordered plainly. */
  readonly ordered: (value: Sql, direction: Direction) => Sql
  /** The value, hidden from the planner's choice of an index. */
  readonly unindexed: (value: Sql, text: boolean) => Sql
  /** Case-insensitive for the letters A to Z. */
  readonly asciiLower: (value: Sql) => Sql
  /** Number of rows of a table, counted up to one more than `limit`. */
  readonly countUpTo: (table: string, limit: number) => Sql
  /** First day, as text, of the period (`month`) of a column of days, or of moments in the bound time zone. */
  readonly periodStart: (kind: SqlKind, value: Sql, period: Period, timeZone: Sql) => Sql
  /** A bound value of that kind, if the engine can't infer its type. */
  readonly typed: (kind: SqlKind, value: Sql) => Sql
  /**
   * `from` part `t`: the first rows of each group that meet `where`, by an index whose first column is the group's. `groups`: a table of their ids; `where` and
   * `order`: of rows `t`; `order` and `limit` are part of the statement's text.
   */
  readonly firstOfEach: (rows: {
    readonly table: string
    readonly groups: string
    readonly by: string
    readonly where: Sql
    readonly order: Sql
    readonly limit: Sql
  }) => Sql
  /** Appended to a SELECT that locks its rows. */
  readonly lock: Sql
  /** `from` part: the hits of a text search as `h(key)`, joined to the table `t`; undefined if search is a condition on `t`. */
  readonly searchHits: ((table: TableDef, match: Sql) => Sql) | undefined
  /** Parameter of `searchHits`. */
  readonly searchMatch: (search: SearchDef, groups: readonly number[], terms: readonly string[]) => string
  /** A condition on the rows of `alias`, answered by the search index: one group contains all terms, each of three characters at least. */
  readonly searchAmong: (
    table: TableDef,
    search: SearchDef,
    group: number,
    terms: readonly string[],
    alias: string,
  ) => { readonly hits: (next: () => Sql) => Sql; readonly values: readonly unknown[] }
}

/** Reason why the engine refused a row, in neutral terms; `columns` is empty if unknown. */
export interface Failure {
  readonly kind: 'unique' | 'reference' | 'check' | 'range' | 'characters' | 'tooLong'
  readonly table: string
  readonly columns: readonly string[]
  /** Index names identify the columns if the engine does not name them. */
  readonly constraint: string
}

/** Kind of outage: no answer or no free connection, a full disk, or read-only. */
export type Outage = 'away' | 'full' | 'readOnly'

export interface LiveColumn {
  readonly name: string
  /** In the engine's own terms, like `Structure.typeOf`. */
  readonly type: string
  readonly reference?: { readonly table: string; readonly onDelete: string } | undefined
  /** Name of the reference's constraint, if any. */
  readonly constraint?: string | undefined
}

export interface LiveTable {
  readonly name: string
  readonly columns: readonly LiveColumn[]
  readonly indexes: readonly string[]
  /** Name of the search index's definition, if any. */
  readonly search?: string | undefined
}

/** Reads and changes tables. Every function but `catalogue` returns statements in order. */
export interface Structure {
  readonly catalogue: (queries: Queries) => Promise<readonly LiveTable[]>
  readonly typeOf: (kind: SqlKind) => string
  readonly createTable: (table: TableDef) => readonly string[]
  readonly addColumn: (table: string, column: ColumnDef) => readonly string[]
  /** References of columns just created, if they can't be declared with the column because the target may not exist yet. */
  readonly addReferences: (table: string, columns: readonly ColumnDef[]) => readonly string[]
  readonly createIndex: (table: string, index: IndexDef) => readonly string[]
  readonly createSearch: (table: TableDef, search: SearchDef) => readonly string[]
  readonly dropSearch: (table: string, live: string) => readonly string[]
  /** Gives the table exactly the columns, types and references of `table`; `from` maps its columns to expressions over the old ones. */
  readonly reshape: (table: TableDef, live: LiveTable, from: ReadonlyMap<string, string>) => readonly string[]
  /** Prepares what `createSearch` needs. */
  readonly prepareSearch: readonly string[]
  /** Reason why this server's text search is slow, for the operator. */
  readonly searchNotes: (queries: Queries) => Promise<readonly string[]>
  /** Updates the planner's statistics. */
  readonly analyze: readonly string[]
}

/** Everything that differs between engines, apart from connections and transactions. */
export interface Engine {
  readonly values: Values
  readonly fragments: Fragments
  readonly structure: Structure
  readonly failure: (error: unknown) => Failure | undefined
  readonly outage: (error: unknown) => Outage | undefined
  /** A statement that is written to disk at its commit but changes no table; fails if a write would fail. */
  readonly probe: string
}
