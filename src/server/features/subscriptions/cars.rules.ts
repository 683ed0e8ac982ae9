import { OPERATIONS } from '../../../domain/operations.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import type { EntityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { RuleContext, RulesFor } from '../../records/rules.ts'
import { currentOf, isStopped } from './planContext.ts'
import { usageOf } from './usage.sql.ts'

type Context = RuleContext<EntityOf<'cars'>>

/** Whether a car counts against the limit (`PRODUCT.md P3`). */
const counts = (status: EntityMap['cars']['status'] | null | undefined): boolean => status === 'inStock' || status === 'onOffer'

const adds = ({ before, next }: Context): boolean => counts(next?.status) && !counts(before?.status)

/** What the caller must confirm. The refusal has the form of operation control's. */
const EXTRA_CAR = { operation: OPERATIONS.carAddition, confirmation: 'extraCar' } as const

/**
 * Requires confirmation of each car above the limit of the plan: the next renewal charges the price of an extra car (`PRODUCT.md P8`). Locks the firm, so
 * that concurrent writes are counted in sequence. Wins and receipts can't be confirmed, so they are not refused. Throws `AppError` 409.
 */
async function confirmExtraCar(context: Context): Promise<void> {
  const { trx, repository, records, next, confirmed } = context
  const firm = next?.firm ?? null
  if (confirmed === undefined || firm === null || !adds(context)) return
  if (!(await currentOf({ repository, trx, records }, firm))) return
  await repository.of('firms').lock(trx, firm)
  const subscription = await currentOf({ repository, trx, records }, firm)
  const plan = subscription && !isStopped(subscription) && (await repository.of('subscriptionPlans').get(trx, subscription.plan))
  if (!plan || confirmed.has(EXTRA_CAR.operation) || confirmed.has(`${EXTRA_CAR.operation}:${EXTRA_CAR.confirmation}`)) return
  const { cars } = await usageOf(trx, firm)
  if (cars < plan.carLimit) return
  const about = { used: cars, limit: plan.carLimit, price: plan.extraCarPrice, currency: plan.currency }
  throw new AppError(409, 'operationWarn', { params: { value: EXTRA_CAR.operation }, extra: { ...EXTRA_CAR, confirmable: true, about } })
}

export const rules: RulesFor<'cars'> = { beforeWrite: confirmExtraCar }
