import type { EntityMap } from '../../../model/entityMap.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { isTrashed } from '../../../model/records/trash.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Transaction } from '../../db/database.ts'
import { hubTables } from '../../db/hubTables.ts'
import type { RecordContext } from '../recordContext.ts'
import { isValues, type StoredRecord } from '../values.ts'

/** A record that a deletion has deleted or changed too. */
export interface Followed {
  readonly entity: ResolvedEntity
  readonly id: string
}

type Context = Pick<RecordContext, 'model' | 'repository'>

/** What was deleted or changed with a record, in the order of its deletion. */
export function followedOf({ model }: Pick<RecordContext, 'model'>, { followed }: EntityMap['deletedRecords']): Followed[] {
  const records: Json = isValues(followed) ? (followed.records ?? null) : null
  return (Array.isArray(records) ? records : []).flatMap((one: Json) => {
    const [name, id] = Array.isArray(one) ? one.map(String) : []
    const entity = name === undefined ? undefined : model.entities[name]
    return entity && id !== undefined ? [{ entity, id }] : []
  })
}

/** Takes a record out of the trash, if it is there. */
export async function takeFromTrash(context: Context, trx: Transaction, entity: ResolvedEntity, id: string): Promise<void> {
  if (!isTrashed(context.model, entity)) return
  await hubTables(trx).deleteFrom('deletedRecords').where('entity', '=', entity.id).where('record', '=', id).execute()
}

/** A deletion: `entry` is its id in the audit trail. */
interface Deleted {
  readonly record: StoredRecord
  readonly entry: string
  readonly followed?: readonly Followed[]
}

function trashed({ id: entity, tenant }: ResolvedEntity, { record, entry, followed = [] }: Deleted) {
  const owner = tenant && record[tenant.field]
  return {
    id: entry,
    entity,
    record: record.id,
    owner: typeof owner === 'string' ? owner : null,
    followed: followed.length === 0 ? null : { records: followed.map((one) => [one.entity.id, one.id]) },
  }
}

/** Puts deleted records of an entity into the trash. */
export async function putIntoTrash(context: Context, trx: Transaction, entity: ResolvedEntity, deleted: readonly Deleted[]): Promise<void> {
  if (!isTrashed(context.model, entity)) return
  // Records that were made again with the same ids.
  if (entity.naturalId) for (const { record } of deleted) await takeFromTrash(context, trx, entity, record.id)
  await context.repository.of('deletedRecords').insertMany(
    trx,
    deleted.map((one) => trashed(entity, one)),
  )
}
