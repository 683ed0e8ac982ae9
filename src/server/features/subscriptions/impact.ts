import type { subscriptionCalls } from '../../../domain/subscriptions/calls.ts'
import { pipelineOf, type Usage } from '../../../domain/subscriptions/steps.ts'
import type { AnswerOf, QueryOf } from '../../../model/calls/callContract.ts'
import { notFound } from '../../records/access/denials.ts'
import { createYielder } from '../../records/loops/createYielder.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { readContext } from './firmPlan.ts'
import type { PlanReadContext, Subscription } from './planContext.ts'
import { usageOf } from './usage.sql.ts'

type ImpactQuery = QueryOf<typeof subscriptionCalls.impact>

/** Subscriptions that have not ended. */
const RUNNING = ['trial', 'active', 'pastDue', 'paused', 'suspended'] as const

async function usages({ trx }: PlanReadContext, found: readonly Subscription[]): Promise<Usage[]> {
  const yieldIfDue = createYielder()
  const all: Usage[] = []
  for (const { firm } of found) {
    all.push(await usageOf(trx, firm))
    await yieldIfDue()
  }
  return all
}

const has = ({ what, id }: ImpactQuery, { plan, addonServices, droppedAddons }: Subscription): boolean =>
  what === 'plan' ? plan === id : addonServices.includes(id) && !droppedAddons.includes(id)

/** Number and renewals of the subscriptions that a change of a plan or an add-on affects. Throws `AppError` 404. */
export async function impactOf(records: RecordContext, query: ImpactQuery): Promise<AnswerOf<typeof subscriptionCalls.impact>> {
  const context = readContext(records)
  const { repository, trx } = context
  const { what, id, carLimit, pipelineCarLimit } = query
  const known = await repository.of(what === 'plan' ? 'subscriptionPlans' : 'addonServices').get(trx, id)
  if (!known) throw notFound()
  const running = await repository.of('subscriptions').find(trx, { status: RUNNING })
  const affected = running.filter((subscription) => has(query, subscription))
  const renewals = affected.flatMap(({ renewalDate }) => renewalDate ?? []).toSorted()
  const used = carLimit === undefined && pipelineCarLimit === undefined ? [] : await usages(context, affected)
  return {
    subscriptions: affected.length,
    planned: running.filter(({ plannedPlan, cancelled }) => what === 'plan' && plannedPlan === id && cancelled !== true).length,
    firstRenewal: renewals.at(0) ?? null,
    lastRenewal: renewals.at(-1) ?? null,
    overCars: used.filter(({ cars }) => carLimit !== undefined && cars > Number(carLimit)).length,
    overPipeline: used.filter((usage) => pipelineCarLimit !== undefined && pipelineOf(usage) > Number(pipelineCarLimit)).length,
  }
}
