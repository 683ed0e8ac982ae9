import { TENANCY } from '../../../../schemas/parts/tenancy.ts'
import type { subscriptionCalls } from '../../../domain/subscriptions/calls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import { notFound } from '../../records/access/denials.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { dueInFirm } from './duePayments.ts'
import { countedInFirm, planOfFirm } from './firmPlan.ts'

/** The plan of a user's firm, for Admins. Throws `AppError` 404. */
export async function planOfUser(records: RecordContext, id: string): Promise<AnswerOf<typeof subscriptionCalls.of>> {
  const { repository, db } = records
  const user = await repository.of('users').get(db.read, id)
  if (!user) throw notFound()
  const firmId = user.firm === TENANCY.house || user.firm === null ? undefined : user.firm
  const firm = firmId === undefined ? undefined : await repository.of('firms').get(db.read, firmId)
  return {
    user: { id: user.id, name: user.name },
    firm: firm ? { id: firm.id, name: firm.name } : null,
    ...(await planOfFirm(records, firm?.id)),
    counted: await countedInFirm(records, firm?.id),
    due: await dueInFirm(records, firm?.id),
  }
}
