import type { EntityMap } from '../../../model/entityMap.ts'
import type { EntityOf } from '../../../model/entityOf.ts'
import type { Queries } from '../../db/database.ts'
import type { RuleContext } from '../../records/rules.ts'

export type Subscription = EntityMap['subscriptions']
export type Plan = EntityMap['subscriptionPlans']
export type Addon = EntityMap['addonServices']

/** Work on subscriptions in one transaction. Lock the firm, then its customer in the house's books, then the subscription, then wallets. */
export type PlanContext = RuleContext<EntityOf<'subscriptions'>>

/** Context for reading plans, inside or outside a transaction. */
export interface PlanReadContext extends Pick<PlanContext, 'repository' | 'records'> {
  readonly trx: Queries
}

const STOPPED: ReadonlySet<Subscription['status']> = new Set(['suspended', 'paused', 'ended'])

/** Whether a firm with this subscription alone is read-only (`PRODUCT.md P5, P7`). */
export const isStopped = ({ status }: Pick<Subscription, 'status'>): boolean => STOPPED.has(status)

/** A firm's subscription that has not ended; a firm has one at most (`PRODUCT.md P5`). */
export const currentOf = ({ repository, trx }: PlanReadContext, firm: string): Promise<Subscription | undefined> =>
  repository.of('subscriptions').findOne(trx, { firm, status: ['trial', 'active', 'pastDue', 'paused', 'suspended'] })

/** Nothing is notified of the limits of a new plan yet. */
export const NEW_LIMITS = { carsNotice: 0, pipelineNotice: 0 } as const
