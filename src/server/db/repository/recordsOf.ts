import type { Exactly, FilterValue } from '../../../model/entityMap.ts'
import type { DraftFor, RecordFor, Values } from '../../../model/entityOf.ts'
import type { Json } from '../../../model/entitySchema.ts'
import type { Operator } from '../../../model/fieldType.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Queries, Transaction } from '../database.ts'
import type { Condition, Page, PageSelection, Repository, Sort } from './repository.ts'

type NameOf<E extends ResolvedEntity> = keyof RecordFor<E> & string

/** Field → value, or several possible values. */
type Where<E extends ResolvedEntity> = {
  readonly [K in NameOf<E>]?: FilterValue<RecordFor<E>[K]> | readonly FilterValue<RecordFor<E>[K]>[]
}

type Text<V> = V extends string ? string : V

/** A comparison of the value at a path. `includes` takes any texts, as a user's roles are more than a list may hold. */
type Compared<Path extends string, V> =
  | { readonly path: Path; readonly operator: 'null'; readonly value: boolean }
  | { readonly path: Path; readonly operator: 'in' | 'nin'; readonly value: readonly V[] }
  | { readonly path: Path; readonly operator: 'includes'; readonly value: Text<V> | readonly Text<V>[] }
  | { readonly path: Path; readonly operator: Exclude<Operator, 'null' | 'in' | 'nin' | 'includes'>; readonly value: V | null }

/** Comparisons of a field, and of the fields of its child rows by their dotted paths. */
type ComparedIn<Name extends string, V> =
  | Compared<Name, FilterValue<V>>
  | ([V] extends [readonly (infer Row extends { readonly id: string })[]]
      ? { [K in keyof Row & string]: Compared<`${Name}.${K}`, FilterValue<Row[K]>> }[keyof Row & string]
      : never)

/** A condition on records of type `R` other than equality. */
type ConditionOn<R> = { [K in keyof R & string]: ComparedIn<K, R[K]> }[keyof R & string]

/** Conditions on records of type `R`, all or any of which are met. */
export type FilterOn<R> = ConditionOn<R> | { readonly all: readonly FilterOn<R>[] } | { readonly any: readonly FilterOn<R>[] }

export interface FindOptions<E extends ResolvedEntity> extends Partial<Pick<PageSelection, 'offset' | 'limit' | 'scope' | 'hidden'>> {
  readonly filter?: readonly FilterOn<RecordFor<E>>[]
  /** Default: by id, ascending. */
  readonly sort?: Sort & { readonly field: NameOf<E> }
}

/** The functions of `Repository` for one entity, typed by its schema. */
export interface RecordsOf<E extends ResolvedEntity> {
  readonly entity: E
  /** A page of the records that match `where`. `limit` defaults to 1,000. */
  readonly list: <W extends Where<E>>(
    queries: Queries,
    where: Exactly<W, Where<E>>,
    options?: FindOptions<E>,
  ) => Promise<Page<RecordFor<E>>>
  /** The rows of that page. */
  readonly find: <W extends Where<E>>(queries: Queries, where: Exactly<W, Where<E>>, options?: FindOptions<E>) => Promise<RecordFor<E>[]>
  /** The first of them. */
  readonly findOne: <W extends Where<E>>(
    queries: Queries,
    where: Exactly<W, Where<E>>,
    options?: Omit<FindOptions<E>, 'limit'>,
  ) => Promise<RecordFor<E> | undefined>
  /** All records that match, in chunks; refused like `Repository.stream`. */
  readonly stream: <W extends Where<E>>(
    queries: Queries,
    where: Exactly<W, Where<E>>,
    options?: Omit<FindOptions<E>, 'offset' | 'limit'>,
  ) => AsyncGenerator<RecordFor<E>[]>
  /** The record of an id, if it exists and is in the scope. */
  readonly get: (queries: Queries, id: string, scope?: Values) => Promise<RecordFor<E> | undefined>
  readonly getMany: (queries: Queries, ids: readonly string[], scope?: Values) => Promise<RecordFor<E>[]>
  readonly getLocked: (trx: Transaction, ids: readonly string[]) => Promise<RecordFor<E>[]>
  readonly lock: (trx: Transaction, id: string) => Promise<void>
  readonly exists: (queries: Queries, id: string, scope?: Values) => Promise<boolean>
  readonly insert: <D extends DraftFor<E> & { readonly id: string }>(
    trx: Transaction,
    record: Exactly<D, DraftFor<E>>,
  ) => Promise<RecordFor<E>>
  readonly insertMany: <D extends DraftFor<E> & { readonly id: string }>(
    trx: Transaction,
    records: readonly Exactly<D, DraftFor<E>>[],
  ) => Promise<RecordFor<E>[]>
  readonly update: <D extends DraftFor<E>>(
    trx: Transaction,
    current: RecordFor<E>,
    changes: Exactly<D, DraftFor<E>>,
  ) => Promise<RecordFor<E>>
  readonly remove: (trx: Transaction, id: string) => Promise<void>
}

const MAX_FOUND = 1000

function conditionsOf(where: object): Condition[] {
  const conditions: readonly (readonly [string, Json | undefined])[] = Object.entries(where)
  return conditions.flatMap(([path, value]) => {
    if (value === undefined) return []
    return [{ path, operator: Array.isArray(value) ? 'in' : 'eq', value }]
  })
}

const BY_ID = { field: 'id', order: 'ASC' } as const

type Functions = Omit<Repository, 'of'>

/** The functions of `Repository` before their records have types. */
export type UntypedFunctions = { readonly [K in keyof Functions]: (...args: Parameters<Functions[K]>) => ReturnType<Functions[K]> }

type Untyped = RecordsOf<ResolvedEntity>

/** Binds a repository's functions to one of its entities. */
export function recordsOf(repository: UntypedFunctions, entity: ResolvedEntity): Untyped {
  const list: Untyped['list'] = (queries, where, { filter = [], sort = BY_ID, offset = 0, ...rest } = {}) =>
    repository.list(queries, entity, { filter: [...conditionsOf(where), ...filter], sort, offset, limit: MAX_FOUND, ...rest })
  const find: Untyped['find'] = async (...given) => (await list(...given)).rows
  const getMany: Untyped['getMany'] = (queries, ids, scope) => repository.getMany(queries, entity, ids, scope)
  return {
    entity,
    list,
    find,
    findOne: async (queries, where, options) => (await find(queries, where, { ...options, limit: 1 }))[0],
    get: async (queries, id, scope) => (await getMany(queries, [id], scope))[0],
    stream: (queries, where, { filter = [], sort = BY_ID, ...rest } = {}) =>
      repository.stream(queries, entity, { filter: [...conditionsOf(where), ...filter], sort, ...rest }),
    getMany,
    getLocked: (trx, ids) => repository.getLocked(trx, entity, ids),
    lock: (trx, id) => repository.lock(trx, entity, id),
    exists: (queries, id, scope) => repository.exists(queries, entity, id, scope),
    insert: (trx, record) => repository.insert(trx, entity, record),
    insertMany: (trx, records) => repository.insertMany(trx, entity, records),
    update: (trx, current, changes) => repository.update(trx, entity, current, changes),
    remove: (trx, id) => repository.remove(trx, entity, id),
  }
}
