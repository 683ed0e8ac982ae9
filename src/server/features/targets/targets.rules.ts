import { HOUSE_FIRM } from '../../../../schemas/parts/tenancy.ts'
import { targetCalls } from '../../../domain/targets/calls.ts'
import { nextDays, nextName, periodFrom } from '../../../domain/targets/targetPeriod.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import type { EntityOf } from '../../../model/entityOf.ts'
import { AppError, type ErrorIn, invalid } from '../../../model/errors.ts'
import { withValues } from '../../../model/records/withValues.ts'
import { type ActionContext, namedAction, type RulesFor } from '../../records/rules.ts'
import { createDependent } from '../../records/write/createDependent.ts'
import { firmDefaults } from '../firms/firmDefaults.ts'

type Draft = DraftMap['targets']
type Target = EntityMap['targets']

const DAY = /^\d{4}-\d\d-\d\d$/

const withDays = (next: Draft): Draft =>
  next.period && next.startDate && DAY.test(next.startDate) ? withValues(next, periodFrom(next.period, next.startDate)) : next

/** Sales of cars have no amount with VAT, and an order may have cars of several makes. */
const ofMake = ({ scope, measure }: Draft): readonly ErrorIn<Draft>[] =>
  scope === 'make' && (measure === 'gross' || measure === 'orders') ? [{ path: 'measure', keyword: 'ofMake', params: {} }] : []

const isCounted = ({ measure }: Draft): boolean => measure === 'orders' || measure === 'cars'

/** Fields that say what a target is for, without its period. */
const SAME = ['firm', 'scope', 'salesman', 'make', 'measure', 'amount', 'currency', 'count', 'period'] as const

const kept = (target: Target): Draft => Object.fromEntries(SAME.map((name) => [name, target[name]]))

/** Makes the target of the next period. Throws `AppError` 409 `targetRepeated` if there is one. */
async function repeat(context: ActionContext<EntityOf<'targets'>>): Promise<void> {
  const { trx, repository, entity, next: target } = context
  const { startDate, endDate, scope, salesman, make, measure, currency, firm } = target
  if (endDate === null) throw new AppError(409, 'targetRepeated')
  const days = { startDate, endDate }
  const following = nextDays(days)
  const same = { scope, salesman, make, measure, currency, ...following }
  if (await repository.of('targets').findOne(trx, same, { scope: { firm } })) throw new AppError(409, 'targetRepeated')
  const draft = { ...kept(target), ...following, name: nextName(target.name, days, following) }
  await createDependent(context, entity, draft)
}

/** Days of a target's period, the currency of its amount, and its copy for the next period. */
export const rules: RulesFor<'targets'> = {
  derive: withDays,
  validate: ofMake,
  async beforeSave(writing) {
    const { next } = writing
    if (isCounted(next) || next.currency) return next
    return withValues(next, { currency: (await firmDefaults(writing)).currency })
  },
  async beforeWrite({ next }) {
    if (next?.scope === 'whole' && next.firm !== HOUSE_FIRM) throw invalid<Draft>('scope', 'ofHouse')
  },
  actions: [namedAction(targetCalls.repeat, { changes: () => ({}), effect: repeat })],
}
