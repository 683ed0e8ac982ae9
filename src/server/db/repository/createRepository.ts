import type { EntityId } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Model, ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Database, Transaction } from '../database.ts'
import { desiredTables } from '../tables/desiredTables.ts'
import { type ColumnTypes, type EntityShape, modelShapes } from '../tables/shapes.ts'
import type { EntityContext } from './context.ts'
import { asAppError, asRemovalError } from './failures.ts'
import { existing, exists, getLocked, getMany } from './getMany.ts'
import { list } from './list.ts'
import { type RecordsOf, recordsOf, type UntypedFunctions } from './recordsOf.ts'
import { pointersTo, remove } from './remove.ts'
import type { Repository, Values } from './repository.ts'
import { isSorted, sortedList } from './sortedList.ts'
import { Statements } from './statements.ts'
import { stream } from './stream.ts'
import { summary } from './summary.ts'
import { texts } from './texts.ts'
import { insert, insertMany, lock, update, updateMany } from './writing.ts'

const contextOf = (db: Database, shape: EntityShape, clock: () => Date, others: EntityContext['others']): EntityContext => {
  const [table] = desiredTables(shape)
  if (!table) throw new Error(`${shape.table} has no table`)
  return { db, statements: new Statements(db), shape, table, clock, others, readers: new Map() }
}

/** Results of `make`, cached by key. */
const once = <T>(make: (key: string) => T): ((key: string) => T) => {
  const made = new Map<string, T>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const fresh = make(key)
    made.set(key, fresh)
    return fresh
  }
}

interface Untyped extends UntypedFunctions {
  readonly of: (id: EntityId) => RecordsOf<ResolvedEntity>
}

/** Gives records the types of their schemas. This is the only such cast; it is sound because every write validates its record (`deriveAndValidate.ts`). */
const typed = (repository: Untyped): Repository => repository as unknown as Repository

/** The repository of a model's entities on a migrated database. */
export const createRepository = (db: Database, model: Model, types: ColumnTypes, clock: () => Date = () => new Date()): Repository => {
  const shapes = modelShapes(model, types)
  const contexts: EntityContext['others'] = once((id) => {
    const shape = shapes.get(id)
    if (!shape) throw new Error(`${id} is no entity of the model`)
    return contextOf(db, shape, clock, contexts)
  })
  const pointers = once((id) => pointersTo(id, shapes))
  const of = ({ id }: ResolvedEntity): EntityContext => contexts(id)
  const explained = async <T>(trx: Transaction, entity: ResolvedEntity, values: Values, work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      throw await asAppError({ engine: db.engine, shape: of(entity).shape, trx, values }, error)
    }
  }
  const functions: UntypedFunctions = {
    list: (queries, entity, selection) => (isSorted(selection) ? sortedList : list)(of(entity), queries, selection),
    summary: (queries, entity, selection) => summary(of(entity), queries, selection),
    getMany: (queries, entity, ids, scope) => getMany(of(entity), queries, ids, scope),
    texts: (queries, entity, selection) => texts(of(entity), contexts, queries, selection),
    exists: (queries, entity, id, scope) => exists(of(entity), queries, id, scope),
    existing: (queries, entity, ids) => existing(of(entity), queries, ids),
    stream: (queries, entity, selection) => stream(of(entity), queries, selection),
    insert: (trx, entity, record, seeded) => explained(trx, entity, record, insert(of(entity), trx, record, seeded)),
    insertMany: (trx, entity, records) => explained(trx, entity, records[0] ?? {}, insertMany(of(entity), trx, records)),
    update: (trx, entity, current, changes, restored) =>
      explained(trx, entity, changes, update(of(entity), trx, current, changes, restored)),
    updateMany: (trx, entity, writes) => explained(trx, entity, writes[0]?.changes ?? {}, updateMany(of(entity), trx, writes)),
    remove: async (trx, entity, ...ids) => {
      try {
        await remove(of(entity), trx, ids, pointers(entity.id))
      } catch (error) {
        throw asRemovalError(db.engine, shapes, error)
      }
    },
    lock: (trx, entity, id) => lock(of(entity), trx, id),
    getLocked: (trx, entity, ids) => getLocked(of(entity), trx, ids),
  }
  return typed({ ...functions, of: (id) => recordsOf(functions, entityOf({ model }, id)) })
}
