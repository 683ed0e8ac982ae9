import { pipelineOf } from '../../../domain/subscriptions/steps.ts'
import { AppError } from '../../../model/errors.ts'
import type { Transaction } from '../../db/database.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { lockWalletsOf } from '../wallets/wallets.sql.ts'
import { currentOf, isStopped } from './planContext.ts'
import { usageOf } from './usage.sql.ts'

/**
 * Requires that the firm's plan allows its active bids and undelivered wins and `more` of them; the limit is hard (`PRODUCT.md P3`). Locks the firm's wallets,
 * as every bid does, so that nothing is added meanwhile: call it after the other locks. Throws `AppError` 409 `pipelineFull`.
 */
export async function requirePipelinePlace(records: RecordContext, trx: Transaction, firm: string, more: number): Promise<void> {
  const { repository } = records
  await lockWalletsOf({ ...records, trx }, [firm])
  const subscription = await currentOf({ records, repository, trx }, firm)
  const plan = subscription && !isStopped(subscription) && (await repository.of('subscriptionPlans').get(trx, subscription.plan))
  if (!plan || pipelineOf(await usageOf(trx, firm)) + more <= plan.pipelineCarLimit) return
  throw new AppError(409, 'pipelineFull', { params: { limit: String(plan.pipelineCarLimit) } })
}
