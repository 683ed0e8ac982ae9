import { isTrashed } from '../../../model/records/trash.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Transaction } from '../../db/database.ts'
import { hubTables } from '../../db/hubTables.ts'
import type { RecordContext } from '../recordContext.ts'
import type { StoredRecord } from '../values.ts'

/** A record that a deletion has deleted or changed too. */
export interface Followed {
  readonly entity: ResolvedEntity
  readonly id: string
}

type Context = Pick<RecordContext, 'model' | 'repository'>

/** Takes a record out of the trash, if it is there. */
export async function takeFromTrash(context: Context, trx: Transaction, entity: ResolvedEntity, id: string): Promise<void> {
  if (!isTrashed(context.model, entity)) return
  await hubTables(trx).deleteFrom('deletedRecords').where('entity', '=', entity.id).where('record', '=', id).execute()
}

/** A deletion: `entry` is its id in the audit trail. */
interface Deleted {
  readonly entity: ResolvedEntity
  readonly record: StoredRecord
  readonly entry: string
  readonly followed: readonly Followed[]
}

/** Puts a deleted record into the trash. */
export async function putIntoTrash(context: Context, trx: Transaction, { entity, record, entry, followed }: Deleted): Promise<void> {
  if (!isTrashed(context.model, entity)) return
  // A record that was made again with the same id.
  if (entity.naturalId) await takeFromTrash(context, trx, entity, record.id)
  const owner = entity.tenant && record[entity.tenant.field]
  await context.repository.of('deletedRecords').insert(trx, {
    id: entry,
    entity: entity.id,
    record: record.id,
    owner: typeof owner === 'string' ? owner : null,
    followed: followed.length === 0 ? null : { records: followed.map((one) => [one.entity.id, one.id]) },
  })
}
