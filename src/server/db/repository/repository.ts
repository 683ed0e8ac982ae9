import type { EntityId, Exactly } from '../../../model/entityMap.ts'
import type { DraftFor, EntityOf, RecordFor, StoredRecord, Values } from '../../../model/entityOf.ts'
import type { Json } from '../../../model/entitySchema.ts'
import type { Operator } from '../../../model/fieldType.ts'
import type { Period } from '../../../model/lists/listSummary.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Queries, Transaction } from '../database.ts'
import type { RecordsOf } from './recordsOf.ts'

export type { StoredRecord, Values } from '../../../model/entityOf.ts'

/** One condition of a filter. `path` is a field, `id`, `createdAt`, `updatedAt`, `_version`, or a field of child rows (`lines.quantity`: any row). */
export interface Condition {
  readonly path: string
  readonly operator: Operator
  /** A list for `in` and `nin`, true or false for `null`. `eq` and `neq` also take null. */
  readonly value: Json
}

/** Records that meet all, or any, of the filters, or that don't meet the filter. Without a value, no comparison is met. */
type FilterGroup = { readonly all: readonly Filter[] } | { readonly any: readonly Filter[] } | { readonly not: Filter }

/** Records with a child row, or a referenced record, that meets all of the filters. */
export interface FilterOfSome {
  /** Name of the field. */
  readonly some: string
  readonly filter: readonly Filter[]
  /** The referenced entity, with the scope and the hidden paths of its records; absent for child rows. */
  readonly of?: { readonly entity: string; readonly scope?: Values | undefined; readonly hidden?: ReadonlySet<string> | undefined }
}

export type Filter = Condition | FilterGroup | FilterOfSome

export interface Sort {
  readonly field: string
  readonly order: 'ASC' | 'DESC'
  /** Sorts by fields of the referenced record, one after the other, where it is in the scope. */
  readonly label?: {
    readonly entity: string
    readonly fields: readonly string[]
    readonly scope?: Values | undefined
    readonly hidden?: ReadonlySet<string> | undefined
  }
}

export interface Selection {
  readonly filter?: readonly Filter[]
  /** Words that must all occur in the record's searched fields. */
  readonly search?: string | undefined
  readonly sort: Sort
  /** Further keys, for rows that are equal by the preceding ones. */
  readonly further?: readonly Sort[]
  /** Field → value of all rows; undefined: all rows. Not limited by `hidden`. */
  readonly scope?: Values | undefined
  /** Paths that are not read; filters and sorts by them throw `unknownFilter`, and searches ignore them. */
  readonly hidden?: ReadonlySet<string> | undefined
}

export interface PageSelection extends Selection {
  /** Names of hidden fields that are read nevertheless, for callers that omit them from their answers. */
  readonly kept?: readonly string[] | undefined
  readonly offset: number
  readonly limit: number
}

/** Selection of texts of a field. */
export interface TextSelection {
  readonly field: string
  /** Each of them must contain it, compared folded; empty: any text. */
  readonly typed: string
  /** Field, or field of a referenced record (`type.name`), and its value, ignoring case and accents of texts. */
  readonly where: readonly { readonly path: string; readonly value: string | number | boolean }[]
  readonly scope?: Values | undefined
  readonly limit: number
}

/** Groups of rows: by the values of a field, or by the period of a day or moment. */
export interface GroupSelection {
  readonly field: string
  readonly period?: Period | undefined
  /** For moments. */
  readonly timeZone: string
  /** By the values, of references by `keys`, or by the number of rows. */
  readonly by: 'value' | 'count'
  readonly order: Sort['order']
  /** Keys of the references, one after the other; the last key is the id. */
  readonly keys?: readonly Sort[]
  readonly offset: number
  readonly limit: number
}

/** Fields to be summarized, and the selection of rows; without `group`, all rows are one group. */
export interface SummarySelection extends Omit<Selection, 'sort' | 'further'> {
  readonly fields: readonly ResolvedField[]
  readonly group?: GroupSelection | undefined
}

/** Values of a field in a group, of one currency. */
export interface FieldSummary {
  readonly field: string
  /** Null of fields and rows without a currency. */
  readonly currency: string | null
  /** Number of rows with a value; at least one. */
  readonly given: number
  /** Sum of an exact number, in units of its last place. */
  readonly sum: bigint
  readonly min: Json
  readonly max: Json
}

export interface GroupSummary {
  /** The value as text, or the first day of the period; null of rows without a value. */
  readonly key: string | null
  readonly count: number
  readonly fields: readonly FieldSummary[]
}

export interface Page<R = StoredRecord> {
  readonly rows: R[]
  /** At most `COUNT_LIMIT` + 1. */
  readonly total: number
  /** There are more than `COUNT_LIMIT`; the exact number was not counted. */
  readonly bounded: boolean
}

/** Maximum number of rows of a stream with several sort keys, or sorted by labels. */
export const SORTED_LIMIT = 100_000

/** Maximum count of rows. */
export const COUNT_LIMIT = 10_000

/**
 * Reads and writes records. Callers decide about access and pass `scope` and `hidden`, and have validated the records. The number of statements
 * depends on the entity's child tables, not on rows. Refusals of the database are thrown as `AppError`:
 * 422 with a `FieldError` of keyword `unique` or `reference`, 409 `referenced`, 409 `conflict`.
 */
export interface Repository {
  /** A page, sorted with the id as last key, nulls as smallest. */
  readonly list: <E extends ResolvedEntity>(queries: Queries, entity: E, selection: PageSelection) => Promise<Page<RecordFor<E>>>
  /** Counts, sums, smallest and largest values of all rows of a selection, in groups; amounts in different currencies are never added. */
  readonly summary: (queries: Queries, entity: ResolvedEntity, selection: SummarySelection) => Promise<readonly GroupSummary[]>
  /** Records in the order of `ids`, without missing ones and those outside the scope. */
  readonly getMany: <E extends ResolvedEntity>(
    queries: Queries,
    entity: E,
    ids: readonly string[],
    scope?: Values,
  ) => Promise<RecordFor<E>[]>
  /** Distinct texts of a field, the best matches first, then in alphabetical order. */
  readonly texts: (queries: Queries, entity: ResolvedEntity, selection: TextSelection) => Promise<string[]>
  readonly exists: (queries: Queries, entity: ResolvedEntity, id: string, scope?: Values) => Promise<boolean>
  /** The ids that exist, in any scope: one statement for any number of ids. */
  readonly existing: (queries: Queries, entity: ResolvedEntity, ids: readonly string[]) => Promise<ReadonlySet<string>>
  /** All rows of a selection, in chunks. Throws 400 `tooMany` above `SORTED_LIMIT` rows that no index has in this order. */
  readonly stream: <E extends ResolvedEntity>(
    queries: Queries,
    entity: E,
    selection: Selection,
  ) => AsyncGenerator<RecordFor<E>[], void, void>
  /**
   * `record` has its `id`; `_version` (else 1) and `createdAt` (else now) may be given. Its rows get ids, except in seeds, whose rows keep theirs because
   * others refer to them. Returns the stored record.
   */
  readonly insert: <E extends ResolvedEntity, D extends DraftFor<E>>(
    trx: Transaction,
    entity: E,
    record: Exactly<D, DraftFor<E>>,
    seeded?: boolean,
  ) => Promise<RecordFor<E>>
  /** Inserts records like `insert`, many with a statement, for an entity without lists and child rows. Returns the stored records. */
  readonly insertMany: <E extends ResolvedEntity, D extends DraftFor<E>>(
    trx: Transaction,
    entity: E,
    records: readonly Exactly<D, DraftFor<E>>[],
  ) => Promise<RecordFor<E>[]>
  /**
   * Writes `changes` over `current` if it still has that `_version`, else throws 409 `conflict`. Returns the stored record. New rows get ids, except
   * `restored` ones, which keep theirs.
   */
  readonly update: <E extends ResolvedEntity, D extends DraftFor<E>>(
    trx: Transaction,
    entity: E,
    current: RecordFor<E>,
    changes: Exactly<D, DraftFor<E>>,
    restored?: boolean,
  ) => Promise<RecordFor<E>>
  /** The same for several records at once, in one statement, of columns that all of them change. */
  readonly updateMany: <E extends ResolvedEntity>(
    trx: Transaction,
    entity: E,
    writes: readonly { readonly current: RecordFor<E>; readonly changes: DraftFor<E> }[],
  ) => Promise<RecordFor<E>[]>
  /** Throws 409 `referenced` `{ entity, count }` while others restrict one of them; the database itself cascades and clears references. */
  readonly remove: (trx: Transaction, entity: ResolvedEntity, ...ids: readonly string[]) => Promise<void>
  /** Locks the record until this transaction ends. */
  readonly lock: (trx: Transaction, entity: ResolvedEntity, id: string) => Promise<void>
  /** Reads records and locks them in the order of their ids, in one statement. Those that are not there are left out. */
  readonly getLocked: <E extends ResolvedEntity>(trx: Transaction, entity: E, ids: readonly string[]) => Promise<RecordFor<E>[]>
  /** The records of one entity, with types of its schema. */
  readonly of: <Id extends EntityId>(id: Id) => RecordsOf<EntityOf<Id>>
}
