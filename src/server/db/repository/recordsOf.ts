import type { FilterValue } from '../../../model/entityMap.ts'
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

/** A condition other than equality; fields of child rows have a dotted path. */
interface ConditionFor<E extends ResolvedEntity> {
  readonly path: NameOf<E> | `${NameOf<E>}.${string}`
  readonly operator: Operator
  readonly value: Json
}

export interface FindOptions<E extends ResolvedEntity> extends Partial<Pick<PageSelection, 'offset' | 'limit' | 'scope'>> {
  readonly filter?: readonly ConditionFor<E>[]
  /** Default: by id, ascending. */
  readonly sort?: Sort & { readonly field: NameOf<E> }
}

/** The functions of `Repository` for one entity, typed by its schema. */
export interface RecordsOf<E extends ResolvedEntity> {
  readonly entity: E
  /** A page of the records that match `where`. `limit` defaults to 1,000. */
  readonly list: (queries: Queries, where: Where<E>, options?: FindOptions<E>) => Promise<Page<RecordFor<E>>>
  /** The rows of that page. */
  readonly find: (queries: Queries, where: Where<E>, options?: FindOptions<E>) => Promise<RecordFor<E>[]>
  /** The first of them. */
  readonly findOne: (queries: Queries, where: Where<E>, options?: Omit<FindOptions<E>, 'limit'>) => Promise<RecordFor<E> | undefined>
  /** The record of an id, if it exists and is in the scope. */
  readonly get: (queries: Queries, id: string, scope?: Values) => Promise<RecordFor<E> | undefined>
  readonly getMany: (queries: Queries, ids: readonly string[], scope?: Values) => Promise<RecordFor<E>[]>
  readonly getLocked: (trx: Transaction, ids: readonly string[]) => Promise<RecordFor<E>[]>
  readonly lock: (trx: Transaction, id: string) => Promise<void>
  readonly exists: (queries: Queries, id: string, scope?: Values) => Promise<boolean>
  readonly insert: (trx: Transaction, record: DraftFor<E> & { readonly id: string }) => Promise<RecordFor<E>>
  readonly insertMany: (trx: Transaction, records: readonly (DraftFor<E> & { readonly id: string })[]) => Promise<RecordFor<E>[]>
  readonly update: (trx: Transaction, current: RecordFor<E>, changes: DraftFor<E>) => Promise<RecordFor<E>>
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

/** Binds a repository's functions to one of its entities. */
export function recordsOf<E extends ResolvedEntity>(repository: Omit<Repository, 'of'>, entity: E): RecordsOf<E> {
  const list: RecordsOf<E>['list'] = (queries, where, { filter = [], sort = BY_ID, offset = 0, ...rest } = {}) =>
    repository.list(queries, entity, { filter: [...conditionsOf(where), ...filter], sort, offset, limit: MAX_FOUND, ...rest })
  const find: RecordsOf<E>['find'] = async (...given) => (await list(...given)).rows
  const getMany: RecordsOf<E>['getMany'] = (queries, ids, scope) => repository.getMany(queries, entity, ids, scope)
  return {
    entity,
    list,
    find,
    findOne: async (queries, where, options) => (await find(queries, where, { ...options, limit: 1 }))[0],
    get: async (queries, id, scope) => (await getMany(queries, [id], scope))[0],
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
