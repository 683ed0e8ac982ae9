import type { EntityMap } from '../../../model/entityMap.ts'
import type { Transaction } from '../../db/database.ts'
import { hubTables } from '../../db/hubTables.ts'
import type { RecordContext } from '../recordContext.ts'

const DAY = 24 * 60 * 60 * 1000
const DRAFT_DAYS = 30

/** Maximum number of a user's drafts; a further one replaces the oldest. */
export const MAX_DRAFTS = 100

/** Makes room for another draft. */
export async function dropSurplus(trx: Transaction, ownerId: string): Promise<void> {
  const own = hubTables(trx).selectFrom('drafts').select('id').where('ownerId', '=', ownerId)
  const surplus = await own
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .offset(MAX_DRAFTS - 1)
    .limit(MAX_DRAFTS)
    .execute()
  const ids = surplus.map(({ id }) => id)
  if (ids.length > 0) await hubTables(trx).deleteFrom('drafts').where('id', 'in', ids).execute()
}

/** Deletes a user's draft of a form, if there is one. */
export async function deleteDraft(
  trx: Transaction,
  { ownerId, entity, record }: Pick<EntityMap['drafts'], 'ownerId' | 'entity' | 'record'>,
): Promise<void> {
  const own = hubTables(trx).deleteFrom('drafts').where('ownerId', '=', ownerId)
  await own.where('entity', '=', entity).where('record', '=', record).execute()
}

/** Removes drafts that nobody has changed for 30 days. */
export async function sweepDrafts({ db, clock }: Pick<RecordContext, 'db' | 'clock'>): Promise<void> {
  const past = new Date(clock().getTime() - DRAFT_DAYS * DAY).toISOString()
  await db.write((trx) => hubTables(trx).deleteFrom('drafts').where('updatedAt', '<', past).execute())
}
