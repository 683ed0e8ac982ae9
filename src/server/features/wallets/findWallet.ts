import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Action } from '../../../model/entitySchema.ts'
import type { Subject } from '../../../model/subject.ts'
import { authorize } from '../../records/access/denials.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { refuseUnseen } from '../../records/write/findForWrite.ts'

/** A wallet on which the subject may do this. Throws `AppError` 403, and 404 for wallets they may not see; both are audited. */
export async function findWallet(records: RecordContext, subject: Subject, id: string, right: Action): Promise<EntityMap['wallets']> {
  const entity = entityOf(records, 'wallets')
  const access = await authorize(records, entity, subject, right, id)
  const wallet = await records.repository.of('wallets').get(records.db.read, id, access.scope(subject))
  return wallet ?? refuseUnseen(records, entity, subject, right, id)
}
