import { v7 } from 'uuid'
import { MAILED_KINDS } from '../../../../schemas/parts/notificationKinds.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Transaction } from '../../db/database.ts'
import { SYSTEM } from '../../records/history/audit.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { recordWritten, type WrittenContext } from '../../records/write/recordWritten.ts'

/** The record that a notification links to; without its id the list of its entity. */
export interface NotificationLink {
  readonly entity: string
  readonly id?: string
}

const MAILED: ReadonlySet<string> = new Set(MAILED_KINDS)

export interface NewNotification {
  /** Id of the notified user. */
  readonly user: string
  readonly kind: EntityMap['notifications']['kind']
  /** Parameters of the text (`i18n/en/areas/notifications.ts`): money as decimal text beside its `currency`, times as ISO UTC. Must not contain what the user may not see. */
  readonly params?: Readonly<Record<string, string | number>>
  readonly link?: NotificationLink
}

export interface NotifyContext {
  readonly trx: Transaction
  readonly records: Pick<RecordContext, 'model' | 'repository'> & WrittenContext
}

/**
 * Notifies a user in the transaction of the change, so there is no notification without the commit. The page gets it through the event
 * stream. Writes nothing if the user has switched that kind off or does not exist.
 */
export async function notify({ trx, records }: NotifyContext, { user, kind, params, link }: NewNotification): Promise<void> {
  const [account] = await records.repository.getMany(trx, entityOf(records, 'users'), [user])
  if (!account || account.mutedNotifications.some((muted) => muted === kind)) return
  const entity = entityOf(records, 'notifications')
  const after = await records.repository.insert(trx, entity, {
    id: v7(),
    user,
    kind,
    params: params ?? null,
    entity: link?.entity ?? null,
    record: link?.id ?? null,
    read: false,
    mailed: MAILED.has(kind) ? false : null,
  })
  await recordWritten(records, trx, { entity, subject: SYSTEM, action: 'create', after })
}
