import { anchorOf } from '../../../domain/subscriptions/periods.ts'
import { trialEnd } from '../../../domain/subscriptions/steps.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { dayIn } from '../../../model/values/timeZones.ts'
import type { Transaction } from '../../db/database.ts'
import type { WrittenRecord } from '../../records/afterCommit.ts'
import { SYSTEM } from '../../records/history/audit.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { createDependent } from '../../records/write/createDependent.ts'
import type { Plan } from './planContext.ts'

/** Plans that new firms may try: the marked ones first, then the cheaper ones. */
const byTrial = (one: Plan, other: Plan): number =>
  Number(other.trial === true) - Number(one.trial === true) || Number(one.pricePerMonth) - Number(other.pricePerMonth)

/** Starts the trial of a firm that signs up, in the transaction that opens it (`PRODUCT.md P7`). A house without plans starts none. */
export async function startTrial(
  records: RecordContext,
  trx: Transaction,
  { id, timeZone }: Pick<EntityMap['firms'], 'id' | 'timeZone'>,
  alsoWritten: WrittenRecord[],
): Promise<void> {
  const plans = await records.repository.of('subscriptionPlans').find(trx, {})
  const [plan] = plans.filter(({ active }) => active !== false).toSorted(byTrial)
  if (!plan) return
  const today = dayIn(records.clock(), timeZone ?? 'UTC')
  const end = trialEnd(today)
  await createDependent({ records, trx, subject: SYSTEM, alsoWritten }, entityOf(records, 'subscriptions'), {
    ...{ firm: id, plan: plan.id, status: 'trial', startDate: today, periodStart: today },
    ...{ renewalDate: end, anchorDay: anchorOf(end), periodPrice: '0.00', currency: plan.currency },
  })
}
